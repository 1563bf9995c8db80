; Installer of Cardkeep for the current user, without administrator rights. Built by packaging/build
; with -DVERSION, -DFILES (the folder with the files to install), -DICON and -DOUT.
;
; Uses the language of Windows if languages.nsh has it, and English otherwise.
Unicode true
!include MUI2.nsh

Name "Cardkeep"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Cardkeep"
InstallDirRegKey HKCU "Software\Cardkeep" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cardkeep.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cardkeep"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

VIProductVersion "${VERSION}.0"

; Adds a language with the texts of this script and of the installer's file properties.
!macro LANGUAGE NAME ID DESCRIPTION DEVELOPERS LICENSE RUNNING
  !insertmacro MUI_LANGUAGE "${NAME}"
  LangString DEVELOPERS ${LANG_${ID}} "${DEVELOPERS}"
  LangString RUNNING ${LANG_${ID}} "${RUNNING}"
  VIAddVersionKey /LANG=${LANG_${ID}} ProductName "Cardkeep"
  VIAddVersionKey /LANG=${LANG_${ID}} ProductVersion "${VERSION}"
  VIAddVersionKey /LANG=${LANG_${ID}} FileVersion "${VERSION}"
  VIAddVersionKey /LANG=${LANG_${ID}} FileDescription "${DESCRIPTION}"
  VIAddVersionKey /LANG=${LANG_${ID}} LegalCopyright "${DEVELOPERS}, ${LICENSE}"
!macroend
!include /CHARSET=UTF8 languages.nsh

; A running app can be neither replaced nor deleted.
!macro WAIT_UNTIL_CLOSED
  again:
  IfFileExists "$INSTDIR\cardkeep.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\cardkeep.exe" a
  IfErrors 0 released
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  released:
  FileClose $0
  closed:
!macroend

Section
  !insertmacro WAIT_UNTIL_CLOSED
  SetOutPath "$INSTDIR"
  File /r "${FILES}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Cardkeep.lnk" "$INSTDIR\cardkeep.exe"
  WriteRegStr HKCU "Software\Cardkeep" "Folder" "$INSTDIR"
  ; Addresses of matches: cardkeep://play/CODE.
  WriteRegStr HKCU "Software\Classes\cardkeep" "" "URL:Cardkeep"
  WriteRegStr HKCU "Software\Classes\cardkeep" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\cardkeep\shell\open\command" "" '"$INSTDIR\cardkeep.exe" -- "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Cardkeep"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\cardkeep.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "$(DEVELOPERS)"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Keeps saves, settings and statistics, which are in %APPDATA%\Cardkeep.
Section Uninstall
  !insertmacro WAIT_UNTIL_CLOSED
  Delete "$SMPROGRAMS\Cardkeep.lnk"
  Delete "$INSTDIR\cardkeep.exe"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\licenses.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Cardkeep"
  DeleteRegKey HKCU "Software\Classes\cardkeep"
SectionEnd
