#!/usr/bin/env bash
# Builds Cardkeep for Android: the native library for each ABI, then the package.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
    cat <<'USAGE'
Usage: android/build-apk.sh [--bundle | --library] [--install] [ABI...]

Builds android/build/outputs/apk/release/cardkeep-release.apk for the given ABIs
(default: arm64-v8a, armeabi-v7a and x86_64).

  --bundle   Build an app bundle (AAB) for a store instead
  --library  Build only the native libraries, not the package
  --install  Install the package on a connected device and start it

The package is signed with the key in these variables, or with the debug key if they are not set:
CARDKEEP_KEYSTORE (a file), CARDKEEP_KEYSTORE_PASSWORD, CARDKEEP_KEY_ALIAS, CARDKEEP_KEY_PASSWORD.

For slow devices, SLINT_ANDROID_RESOLUTION=0.67 makes the app draw fewer pixels, which Android enlarges.
It can be from 0.25 to 1; the default is 1.
USAGE
}

task=assembleRelease
install=false
abis=()
for argument; do
    case "$argument" in
    --bundle) task=bundleRelease ;;
    --library) task= ;;
    --install) install=true ;;
    --help | -h)
        usage
        exit
        ;;
    arm64-v8a | armeabi-v7a | x86_64) abis+=("$argument") ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done
[ ${#abis[@]} -gt 0 ] || abis=(arm64-v8a armeabi-v7a x86_64)
if $install && [ "$task" != assembleRelease ]; then
    echo "--install can't be combined with --bundle or --library." >&2
    exit 2
fi

# Collect everything that is missing.
missing=()
needs() {
    command -v "$1" >/dev/null || missing+=("$1: $2")
}
needs rustup "install Rust from https://rustup.rs"
needs cargo-ndk "cargo install cargo-ndk"
needs javac "install a JDK of version 17 or newer"
[ -z "$task" ] || needs gradle "install Gradle 9.5 or newer from https://gradle.org/install"
if $install; then
    needs adb "add the folder platform-tools of the Android SDK to PATH"
fi
sdk="${ANDROID_HOME:-${ANDROID_SDK_ROOT:-}}"
if [ -z "$sdk" ] || [ ! -d "$sdk" ]; then
    missing+=("Android SDK: install its command-line tools and set ANDROID_HOME to its folder")
else
    for part in "platforms/android-36:platforms;android-36" "build-tools/36.0.0:build-tools;36.0.0"; do
        [ -d "$sdk/${part%%:*}" ] || missing+=("${part%%:*}: sdkmanager '${part#*:}'")
    done
    # The newest one, like cargo-ndk.
    ndk="${ANDROID_NDK_HOME:-$(find "$sdk/ndk" -mindepth 1 -maxdepth 1 2>/dev/null | sort -V | tail -1)}"
    if [ -z "$ndk" ] || [ ! -d "$ndk" ]; then
        missing+=("Android NDK: sdkmanager 'ndk;28.2.13676358'")
    fi
fi
if [ -n "${CARDKEEP_KEYSTORE:-}" ]; then
    [ -f "$CARDKEEP_KEYSTORE" ] || missing+=("CARDKEEP_KEYSTORE: $CARDKEEP_KEYSTORE does not exist")
    for name in CARDKEEP_KEYSTORE_PASSWORD CARDKEEP_KEY_ALIAS CARDKEEP_KEY_PASSWORD; do
        [ -n "${!name:-}" ] || missing+=("$name: required with CARDKEEP_KEYSTORE")
    done
    CARDKEEP_KEYSTORE=$(realpath -m "$CARDKEEP_KEYSTORE")
fi
if [ ${#missing[@]} -gt 0 ]; then
    echo "Missing for the Android build:" >&2
    printf '  %s\n' "${missing[@]}" >&2
    exit 1
fi
export ANDROID_HOME="$sdk" ANDROID_NDK_HOME="$ndk"

targets=()
for abi in "${abis[@]}"; do
    case "$abi" in
    arm64-v8a) rustup target add aarch64-linux-android ;;
    armeabi-v7a) rustup target add armv7-linux-androideabi ;;
    x86_64) rustup target add x86_64-linux-android ;;
    esac
    targets+=(--target "$abi")
done

# A download has to be small. Nothing unwinds, so nothing reads unwind tables; packed relocations are
# read since Android 6.
RUSTFLAGS="${RUSTFLAGS:-} -C force-unwind-tables=no -C link-arg=-Wl,--pack-dyn-relocs=android"
small=(--config 'profile.dist.package.cardkeep.opt-level="z"'
    --config 'profile.dist.package.cardkeep-ui.opt-level="z"')

. packaging/same-bytes

rm -rf android/src/main/jniLibs
# The crate type is set only here, because linking a cdylib would slow down all other builds.
cargo ndk "${targets[@]}" --platform 26 --output-dir android/src/main/jniLibs \
    rustc "${small[@]}" --package cardkeep --profile dist --locked --lib --crate-type cdylib
if [ -n "$task" ]; then
    gradle --project-dir android "$task"
fi

case "$task" in
"") result=android/src/main/jniLibs ;;
bundleRelease) result=android/build/outputs/bundle/release/cardkeep-release.aab ;;
*) result=android/build/outputs/apk/release/cardkeep-release.apk ;;
esac
echo "Built $result"
if $install; then
    adb install -r "$result"
    adb shell am start -n org.cardkeep/android.app.NativeActivity
fi
