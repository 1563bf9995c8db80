### Teksty w terminalu, z którego uruchomiono aplikację.

usage =
    Cardkeep: cztery gry karciane z komputerowymi przeciwnikami i pasjans.

    Użycie: cardkeep [--data-dir FOLDER] [PLIK | KOD]

      PLIK               Zaimportuj plik wyeksportowany na stronie „Twoje dane” (po potwierdzeniu)
      KOD                Zagraj partię z tego kodu od znajomego
      --data-dir FOLDER  Trzymaj partie i ustawienia w tym folderze
      --help             Pokaż tę pomoc
      --version          Pokaż wersję
misused =
    { $reason }
    Użyj --help, aby zobaczyć pomoc.
fault = zatrzymano z powodu błędu wewnętrznego. Wszystkie dotychczasowe ruchy są zapisane.
no-font = W tym systemie nie ma żadnej czcionki. Zainstaluj jakąś, na przykład DejaVu Sans.
no-font-of-ours = W tym systemie nie ma żadnej czcionki. Zainstaluj jakąś, na przykład DejaVu Sans. (Nie można użyć wbudowanej czcionki: { $reason }.)
odd-scale = Ekran podaje niemożliwy współczynnik skali. Aby go zastąpić, ustaw zmienną środowiskową SLINT_SCALE_FACTOR=1.
odd-scale-failed = Ekran podaje niemożliwy współczynnik skali. Aby go zastąpić, ustaw zmienną środowiskową SLINT_SCALE_FACTOR=1. (Cardkeep nie może jej ustawić: { $reason }.)
factor-ignored = { $name }={ $value } pominięto: to nie jest liczba od { $least } do { $most }.
factor-too-large = { $name }={ $value } to za dużo; użyto { $most }.
wayland-gone = { $name }={ $value } pominięto: nie odpowiada tam żaden kompozytor Wayland. Zamiast niego użyto X11.
not-restarted = Nie można ponownie uruchomić Cardkeep z tymi ustawieniami: { $reason }.
no-window = Cardkeep nie może otworzyć okna: { $reason }. Potrzebuje pulpitu z X11 lub Wayland.
no-window-missing = Cardkeep nie może otworzyć okna: { $reason }. W tym systemie brakuje bibliotek: { $missing }. Zainstaluj je i spróbuj ponownie.
