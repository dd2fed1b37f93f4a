/* What the page itself says; all that concerns the rules comes from the service in the reader's language. */
export const TEXTS = {
  en: {
    swagger: 'API (Swagger UI)', language: 'Language', game: 'Game', typeMove: 'Move', play: 'Play', undo: 'Take back', flip: 'Turn the board', hint: 'Hint', share: 'Copy link',
    newGame: 'New game', variant: 'Board', ruleset: 'Draw rules', white: 'White', black: 'Black', theme: 'Colours', coords: 'Coordinates', start: 'Start', moves: 'Moves', counters: 'Draw counters',
    exchange: 'Position and game as text', fen: 'Position (FEN)', pdn: 'Game (PDN)', load: 'Load', write: 'Write', lessons: 'Lessons', calls: 'What the service was asked',
    callsNote: 'Each step on this page is a call that your own program can make.', person: 'Person', level: 'Damka, level', toMove: { white: 'White to move.', black: 'Black to move.' },
    thinking: 'Damka is thinking…', copied: 'The link holds the whole game and was copied.', copyThis: 'The address of this page holds the whole game.', offline: 'The service can not be reached.',
    international: 'International, 10×10', brazilian: 'Brazilian, 8×8', numbers: 'Numbers', algebraic: 'Letters', none: 'None', classic: 'Brown', blue: 'Blue', green: 'Green', 'high-contrast': 'High contrast', 'colour-blind': 'Colour-blind',
    best: 'Best line', depth: 'depth', ply: 'ply', unknown: 'unknown', none_counters: 'No counter is running.', evaluation: 'Evaluation for White, in men', question: 'Question', show: 'Show the answer',
  },
  pl: {
    swagger: 'API (Swagger UI)', language: 'Język', game: 'Partia', typeMove: 'Ruch', play: 'Zagraj', undo: 'Cofnij', flip: 'Obróć planszę', hint: 'Podpowiedź', share: 'Kopiuj odnośnik',
    newGame: 'Nowa partia', variant: 'Plansza', ruleset: 'Przepisy o remisie', white: 'Białe', black: 'Czarne', theme: 'Kolory', coords: 'Oznaczenia', start: 'Zacznij', moves: 'Ruchy', counters: 'Liczniki remisu',
    exchange: 'Pozycja i partia jako tekst', fen: 'Pozycja (FEN)', pdn: 'Partia (PDN)', load: 'Wczytaj', write: 'Zapisz', lessons: 'Lekcje', calls: 'O co pytano usługę',
    callsNote: 'Każdy krok na tej stronie to wywołanie, które może wykonać też twój program.', person: 'Człowiek', level: 'Damka, poziom', toMove: { white: 'Ruch białych.', black: 'Ruch czarnych.' },
    thinking: 'Damka myśli…', copied: 'Odnośnik zawiera całą partię i został skopiowany.', copyThis: 'Adres tej strony zawiera całą partię.', offline: 'Nie można połączyć się z usługą.',
    international: 'Międzynarodowa, 10×10', brazilian: 'Brazylijska, 8×8', numbers: 'Numery', algebraic: 'Litery', none: 'Brak', classic: 'Brązowe', blue: 'Niebieskie', green: 'Zielone', 'high-contrast': 'Wysoki kontrast', 'colour-blind': 'Dla daltonistów',
    best: 'Najlepszy wariant', depth: 'głębokość', ply: 'półruch', unknown: 'nieznane', none_counters: 'Żaden licznik nie biegnie.', evaluation: 'Ocena dla białych, w pionkach', question: 'Pytanie', show: 'Pokaż odpowiedź',
  },
};
