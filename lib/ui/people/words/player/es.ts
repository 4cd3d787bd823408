/** What a player's page says, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { PlayerWords } from "./en.ts";

const LANGUAGE = "es";

const games = (count: number, how: string) =>
  counted(LANGUAGE, count, { one: how, other: `${how}s` });

export const es: PlayerWords = {
  rating: "Puntuación",
  unrated: "Aún sin puntuación. Empieza con la primera partida puntuada contra una persona.",
  graph: (first, last, low, high) =>
    `Puntuación en el tiempo: de ${first} a ${last}, mínima ${low}, máxima ${high}.`,
  record: "Resultados",
  people: "Contra personas",
  bots: "Contra bots",
  computer: "Contra la máquina",
  tally: (wins, draws, losses) =>
    `${games(wins, "ganada")}, ${games(draws, "empatada")}, ${games(losses, "perdida")}`,
  streak: "Racha",
  streakOf: (now, best) =>
    `${
      counted(LANGUAGE, now, { one: "victoria seguida", other: "victorias seguidas" })
    }, la mejor ${best}`,
  newest: (games) => `Cuenta las últimas ${games.toLocaleString(LANGUAGE)} partidas.`,
  rivals: "Cara a cara",
  bestTitle: "Mejores victorias",
  best: (name, rating) => `${name} (${rating})`,
  openings: "Aperturas favoritas",
  opened: (games, wins) =>
    `${counted(LANGUAGE, games, { one: "partida", other: "partidas" })}, ${
      counted(LANGUAGE, wins, { one: "ganada", other: "ganadas" })
    }`,
  gamesTitle: "Partidas",
  none: "Aún no hay partidas.",
  further: "Aquí no hay. Mira partidas más antiguas.",
  against: "Rivales",
  show: "Mostrar",
  you: "Eres tú.",
  yours: "Tu nombre, código y datos",
};
