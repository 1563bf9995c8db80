// Packs the library that build-apk.sh has put into src/main/jniLibs. There is no Java and no Kotlin:
// Android's own native activity loads the library, and Slint brings its helper inside it.

plugins {
    id("com.android.application") version "9.3.1"
}

// One version for all: 1.2.3 in Cargo.toml is 1.2.3 here, and its version-code, 10203, is what Android
// compares. Where there is a package for each kind of processor (-Pabi=), a digit follows.
val cargo = providers.fileContents(layout.projectDirectory.file("../Cargo.toml")).asText.get()
fun fromCargo(pattern: String) = Regex("(?m)^$pattern$").find(cargo)?.groupValues?.get(1)
    ?: error("Cargo.toml has no line $pattern")
val abi: String? = providers.gradleProperty("abi").orNull
val digit = when (abi) {
    null -> 0
    "armeabi-v7a" -> 1
    "arm64-v8a" -> 2
    "x86_64" -> 3
    else -> error("there is no package for $abi")
}

android {
    namespace = "org.cardkeep"
    compileSdk = 36
    // No Kotlin library in an app without Kotlin.
    enableKotlin = false

    defaultConfig {
        minSdk = 26
        targetSdk = 36
        versionName = fromCargo("""version = "(\d+\.\d+\.\d+)\"""")
        versionCode = fromCargo("""version-code = (\d+)""").toInt() * 10 + digit
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
            // Stores that sign by themselves want it unsigned.
            signingConfig = if (providers.gradleProperty("unsigned").isPresent) null
                else signingConfigs.findByName("release") ?: signingConfigs.getByName("debug")
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
