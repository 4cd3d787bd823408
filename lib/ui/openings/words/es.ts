import { counted } from "../../../words/grammar.ts";
import type { OpeningWords } from "./en.ts";

const LANGUAGE = "es";

export const es: OpeningWords = {
  title: "Explorador de aperturas",
  description: "Cómo empieza la gente sus partidas y cómo le va.",
  game: "Juego",
  who: "Partidas de",
  crowds: {
    all: "Todos",
    people: "Personas",
    low: "Menos de 1400",
    middle: "De 1400 a 1699",
    high: "1700 o más",
    cpu: "Contra la máquina",
    bot: "Bots",
  },
  show: "Mostrar",
  path: "Turnos hasta aquí",
  start: "Inicio",
  where: (round, seat) => `Ronda ${round}, juega ${seat}.`,
  over: (rounds) => `Hasta aquí llega: las primeras ${rounds} rondas.`,
  games: (games) => counted(LANGUAGE, games, { one: "partida", other: "partidas" }),
  none: "Ninguna partida llegó aquí. Juégala y serás quien empiece.",
  next: "Qué siguió",
  placed: (seat, cells) => `${seat}: ${cells}`,
  skipped: (seat) => `${seat} pasa`,
  share: (blue, draws, red) => `Azul ${blue} · Empate ${draws} · Rojo ${red}`,
  board: "El tablero",
  mirrored: "Las imágenes reflejadas (arriba por abajo) cuentan como una posición.",
  link: "Aperturas",
};
