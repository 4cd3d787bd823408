import type { EmbedWords } from "./en.ts";

export const es: EmbedWords = {
  code: "Incrustar",
  codeLine: "Pega esto en tu página:",
  turn: (turn, turns) => `Turno ${turn} de ${turns}`,
  liveTurn: (turn) => `Turno ${turn}`,
  score: (blue, red) => `Azul ${blue}, Rojo ${red}`,
  board: "El tablero",
  back: "Un turno atrás",
  forward: "Un turno adelante",
  play: "Reproducir",
  pause: "Pausar",
  review: "Repasar la partida",
  watch: "Ver en vivo",
  solve: "Resuélvelo",
  unknown: "Esa partida no existe.",
};
