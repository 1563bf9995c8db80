package android.os;

import java.util.HashMap;
import java.util.Map;

public final class Bundle {
    private final Map<String, Object> values = new HashMap<>();

    public boolean containsKey(String key) {
        return values.containsKey(key);
    }

    public int getInt(String key) {
        return (Integer) values.getOrDefault(key, 0);
    }

    public void putInt(String key, int value) {
        values.put(key, value);
    }

    public boolean getBoolean(String key) {
        return (Boolean) values.getOrDefault(key, false);
    }

    public void putBoolean(String key, boolean value) {
        values.put(key, value);
    }

    public void putString(String key, String value) {
        values.put(key, value);
    }
}
