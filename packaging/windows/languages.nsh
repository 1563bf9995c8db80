; The installer's texts: NSIS's name and constant of the language, the description, the developers,
; the license, and the message while Cardkeep is running. They address the user as NSIS's own texts in
; that language do. The first language is the default.
!insertmacro LANGUAGE "English" ENGLISH "Installs Cardkeep" "The Cardkeep developers" "MIT license" \
  "Cardkeep is running. Close it, then try again."
!insertmacro LANGUAGE "German" GERMAN "Installiert Cardkeep" "Das Cardkeep-Team" "MIT-Lizenz" \
  "Cardkeep läuft noch. Bitte schließen und dann erneut versuchen."
!insertmacro LANGUAGE "SpanishInternational" SPANISHINTERNATIONAL "Instala Cardkeep" \
  "El equipo de Cardkeep" "licencia MIT" "Cardkeep está abierto. Ciérrelo e inténtelo de nuevo."
!insertmacro LANGUAGE "French" FRENCH "Installe Cardkeep" "L’équipe de Cardkeep" "licence MIT" \
  "Cardkeep est ouvert. Fermez-le, puis réessayez."
!insertmacro LANGUAGE "Italian" ITALIAN "Installa Cardkeep" "Il team di Cardkeep" "licenza MIT" \
  "Cardkeep è aperto. Chiudilo e riprova."
!insertmacro LANGUAGE "Polish" POLISH "Instaluje Cardkeep" "Zespół Cardkeep" "licencja MIT" \
  "Cardkeep jest uruchomiony. Zamknij go i spróbuj ponownie."
!insertmacro LANGUAGE "PortugueseBR" PORTUGUESEBR "Instala o Cardkeep" "A equipe do Cardkeep" \
  "licença MIT" "O Cardkeep está aberto. Feche-o e tente de novo."
