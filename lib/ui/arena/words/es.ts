/** What the arena's pages say, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { ArenaWords } from "./en.ts";

const LANGUAGE = "es";

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });

export const es: ArenaWords = {
  title: "Arena de bots",
  description:
    "Programas luchan por un tablero del Juego de la Vida de 2000 × 2000 células. Mira combates en directo o después, o envía tu propio bot.",
  intro:
    "Aquí luchan programas. Cada uno pone hasta 30 células por generación en un tablero enorme; gana quien conserva las últimas células vivas, o quien tiene más al acabar el tiempo.",

  liveTitle: "En combate ahora",
  liveNone: "Ahora mismo no lucha nadie.",
  waiting: (bots) =>
    bots === 0
      ? "Ningún bot espera rival."
      : `${counted(LANGUAGE, bots, { one: "bot espera", other: "bots esperan" })} rival.`,
  watchers: (watchers) => counted(LANGUAGE, watchers, { one: "espectador", other: "espectadores" }),
  training: "no puntúa",
  begun: (match) => `Empieza un combate: ${match}.`,
  over: (match, ending) => `Acabó ${match}. ${ending}.`,

  standingsTitle: "Clasificación",
  standingsNone: "Aún no ha habido ningún combate que puntúe. Bastan dos bots.",
  columns: {
    bot: "Bot",
    spread: "Saldo",
    wins: "Ganados",
    losses: "Perdidos",
    draws: "Tablas",
    rating: "Fuerza",
  },
  standingsLine:
    "Saldo (KD spread): ganados menos perdidos. Fuerza: Glicko-2 y su margen. El entrenamiento, un bot contra sí mismo y un nombre sin su clave no cuentan.",
  by: (author) => `de ${author}`,
  rating: (rating, deviation) => `${Math.round(rating)} ± ${Math.round(deviation)}`,

  pastTitle: "Combates acabados",
  trainingTitle: "Sin puntuar: entrenamientos y nombres sin su clave",
  pastNone: "Aún no ha acabado ningún combate.",
  older: "Combates anteriores",
  newest: "Los más recientes",

  connectTitle: "Enviar un bot",
  connect: (port) =>
    `Los bots entran por TCP en el puerto ${port}, y por WebSocket en /api/arena. Un mensaje es su longitud en cuatro bytes, el menor primero, y luego esos bytes de JSON:`,
  connectOff:
    "Los bots entran por WebSocket en /api/arena, con un texto JSON por mensaje. Por TCP no pueden: ARENA_PORT no está definido. Arranca el servidor con él, por ejemplo:",
  connectSteps: [
    "Di quién eres y luego cómo quieres que te busquen rival. La clave es opcional: con ella, tu nombre solo puntúa con esa clave:",
    "Cada vez que te pidan una jugada, responde con filas y columnas, o con una lista vacía:",
    "Pon tú mismo tus células y las que trae move_data; con tick_board, haz vivir una generación a tu tablero.",
  ],
  connectExamples:
    "Para empezar hay bots en TypeScript y Python en examples/bots. Para ver luchar a dos sin servidor:",
  protocol: "El protocolo entero, byte a byte (en inglés)",
  rules: "Las reglas",

  byHand: {
    title: "Jugarlo a mano",
    line:
      "Las mismas reglas en un tablero pequeño, para dos personas: por enlace en una sala, con quien espere, o en un solo dispositivo. Las partidas acabadas se repasan como cualquier otra.",
    size: "Tablero",
    side: (cells) => `${cells} × ${cells}`,
    place: "Células por turno",
    upTo: (count) => `hasta ${count}`,
    length: "Dura",
    generations: (count) => counted(LANGUAGE, count, { one: "generación", other: "generaciones" }),
    listed: "Mostrarla a todos",
    here: "Jugar en este dispositivo",
  },

  versus: "contra",
  botTitle: ({ author, name }) => `${name} (${author})`,
  size: (width, height) => `${width} × ${height} células`,
  cellsLabel: "Células",
  first: "mueve primero",
  generation: (generation) => `Generación ${generation}`,
  generationOf: (generation, all) => `Generación ${generation} de ${all}`,
  live: "En directo",
  connecting: "Conectando…",
  lost: "No se pudo traer el combate.",
  brokenOff: "Interrumpido: el servidor se detuvo y no ha ganado nadie.",
  again: "Intentarlo de nuevo",

  ending: ({ by, winner }, names) => {
    if (winner === null) {
      return by === "extinction" ? "No vive nadie: tablas" : "Las mismas células: tablas";
    }
    const reasons = {
      extinction: "al otro no le quedan células",
      majority: "tiene más células",
      forfeit: "el otro se fue o rompió el protocolo",
    };
    return `Gana ${names[winner]}: ${reasons[by]}`;
  },
  news: (generation, names, counts) =>
    `Generación ${generation}. ${names[0]}: ${cells(counts[0])}. ${names[1]}: ${cells(counts[1])}.`,
  endedAt: (generations) =>
    `tras ${counted(LANGUAGE, generations, { one: "generación", other: "generaciones" })}`,

  board: "Tablero: las flechas lo mueven, más y menos acercan y alejan, 0 lo muestra entero",
  boardLine:
    "Arrastra o usa las flechas para mover; la rueda, los dedos, + y − acercan y alejan; 0 lo muestra entero.",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  zoomFit: "Mostrar el tablero entero",
  noPicture: "El tablero es una imagen; al lado se dice cómo va.",

  pace: "Ritmo",
  paces: { live: "En directo", slow: "Lento", pause: "Pausa" },
  scrubber: "Generación",
  play: "Reproducir",
  pause: "Pausa",
  back: "Una generación atrás",
  on: "Una generación adelante",
  start: "Al principio",
  end: "Al final",
  speed: "Generaciones por segundo",
  curve: "Células vivas a lo largo de las generaciones",
  curveLine: (names, counts, most) =>
    `${names[0]} (línea continua): ${counts[0]}. ${names[1]} (a trazos): ${
      counts[1]
    }. La curva mide ${cells(most)} de alto.`,
};
