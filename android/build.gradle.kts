// Packages the native libraries that build-apk.sh has put into src/main/jniLibs. There is no Java or
// Kotlin code: Android's NativeActivity loads the library, which contains Slint's Java helper.

plugins {
    id("com.android.application") version "9.3.1"
}

// The version comes from Cargo.toml: for 1.2.3 its version-code, which Android compares, is 10203. A
// digit for the ABI is appended: 0 for all, or that of -Pabi=.
val cargo = providers.fileContents(layout.projectDirectory.file("../Cargo.toml")).asText.get()
fun fromCargo(pattern: String) = Regex("(?m)^$pattern$").find(cargo)?.groupValues?.get(1)
    ?: error("Cargo.toml has no line matching $pattern")
val abi: String? = providers.gradleProperty("abi").orNull
val digit = when (abi) {
    null -> 0
    "armeabi-v7a" -> 1
    "arm64-v8a" -> 2
    "x86_64" -> 3
    else -> error("unknown ABI $abi")
}

android {
    namespace = "org.cardkeep"
    compileSdk = 36
    // Leaves the Kotlin library out.
    enableKotlin = false

    defaultConfig {
        minSdk = 26
        targetSdk = 36
        versionName = fromCargo("""version = "(\d+\.\d+\.\d+)\"""")
        versionCode = fromCargo("""version-code = (\d+)""").toInt() * 10 + digit
    }

    // Signed with the key from the environment, or with the debug key, which is only for testing.
    val keystore = System.getenv("CARDKEEP_KEYSTORE")
    signingConfigs {
        if (!keystore.isNullOrEmpty()) {
            create("release") {
                storeFile = file(keystore)
                storePassword = System.getenv("CARDKEEP_KEYSTORE_PASSWORD")
                keyAlias = System.getenv("CARDKEEP_KEY_ALIAS")
                keyPassword = System.getenv("CARDKEEP_KEY_PASSWORD")
            }
        }
    }

    buildTypes {
        release {
            isMinifyEnabled = false
            // Stores that sign packages themselves need it unsigned.
            signingConfig = if (providers.gradleProperty("unsigned").isPresent) null
                else signingConfigs.findByName("release") ?: signingConfigs.getByName("debug")
        }
    }

    packaging {
        // Cargo has stripped them already, so Gradle needs no NDK.
        jniLibs.keepDebugSymbols += "**/*.so"
    }

    // Leaves out the list of dependencies that only Google can read.
    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }
}
