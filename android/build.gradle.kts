// Packs the library that build-apk.sh has put into src/main/jniLibs. There is no Java and no Kotlin:
// Android's own native activity loads the library, and Slint brings its helper inside it.

plugins {
    id("com.android.application") version "9.3.1"
}

// One version for all: 1.2.3 in Cargo.toml is 1.2.3 here, and 10203 for Android to compare.
val cargo = providers.fileContents(layout.projectDirectory.file("../Cargo.toml")).asText.get()
val cargoVersion = Regex("""(?m)^version = "((\d+)\.(\d+)\.(\d+))"$""").find(cargo)?.destructured
    ?: error("Cargo.toml has no version of the form 1.2.3")

android {
    namespace = "org.cardkeep"
    compileSdk = 36
    // No Kotlin library in an app without Kotlin.
    enableKotlin = false

    defaultConfig {
        minSdk = 26
        targetSdk = 36
        val (whole, major, minor, patch) = cargoVersion
        versionName = whole
        versionCode = major.toInt() * 10_000 + minor.toInt() * 100 + patch.toInt()
    }

    // Signed with the key that the environment names, or with the debug key, which is good for
    // trying the app and for nothing else.
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
            signingConfig = signingConfigs.findByName("release") ?: signingConfigs.getByName("debug")
        }
    }

    packaging {
        // Cargo has stripped them already, so that Gradle needs no NDK.
        jniLibs.keepDebugSymbols += "**/*.so"
    }

    // The list of dependencies that Google reads and nobody else can.
    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }
}
