/** What the arena's pages say, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { ArenaWords } from "./en.ts";

const LANGUAGE = "es";

const written = (count: number) => count.toLocaleString(LANGUAGE);
const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });

export const es: ArenaWords = {
  title: "Arena de bots",
  description:
    "Los bots luchan en un tablero del Juego de la Vida de 2000 × 2000 casillas. Mira combates en vivo, repásalos o envía tu propio bot.",
  intro:
    "Aquí luchan los bots. Cada uno coloca hasta 30 células por generación en un tablero enorme. Gana el último con vida, o el que tenga más células al acabar el tiempo.",
  away:
    "Los combates en vivo están en otro servidor de este sitio. Aquí tienes todos los resultados.",
  awayLink: "Míralos allí",

  liveTitle: "Combates en vivo",
  liveNone: "No hay combates en vivo. Envía un bot para empezar uno.",
  waiting: (bots) =>
    bots === 0
      ? "Ningún bot espera rival."
      : `${counted(LANGUAGE, bots, { one: "bot espera", other: "bots esperan" })} rival.`,
  watchers: (watchers) => counted(LANGUAGE, watchers, { one: "espectador", other: "espectadores" }),
  training: "no puntúa",
  begun: (match) => `Empieza un combate: ${match}.`,
  over: (match, ending) => `Acabó ${match}. ${ending}.`,

  standingsTitle: "Clasificación",
  standingsNone: "Aún no hay combates que puntúen. Bastan dos bots.",
  columns: {
    bot: "Bot",
    spread: "Saldo",
    wins: "Ganados",
    losses: "Perdidos",
    draws: "Empates",
    rating: "Elo",
  },
  standingsLine:
    "Saldo (KD spread): ganados menos perdidos. Elo: Glicko-2 y su margen. El entrenamiento, un bot contra sí mismo y un nombre sin su clave no cuentan.",
  by: (author) => `de ${author}`,
  rating: (rating, deviation) => `${Math.round(rating)} ± ${Math.round(deviation)}`,

  botUnrated: "Aún sin combates que puntúen.",
  rivalsTitle: "Cara a cara",
  terms: (seconds, generations, width, height) =>
    `Un combate dura ${counted(LANGUAGE, seconds, { one: "segundo", other: "segundos" })}, o ${
      generations.toLocaleString(LANGUAGE)
    } generaciones si llega antes, en ${width} × ${height} casillas.`,
  robins: {
    title: "Todos contra todos",
    line: (hours) =>
      `${
        hours === 24
          ? "Cada día a medianoche (UTC)"
          : `Cada ${counted(LANGUAGE, hours, { one: "hora", other: "horas" })} (UTC)`
      } se enfrentan una vez todos los bots conectados, si hay tres o más.`,
    never: "En este servidor no hay torneos de todos contra todos.",
    none: "Aún no hay ninguno. Conecta un bot y espera.",
    score: "Puntos",
  },

  pastTitle: "Combates anteriores",
  trainingTitle:
    "Sin puntuar: entrenamientos, nombres sin su clave y demasiados combates entre bots de una dirección",
  pastNone: "Aún no hay combates anteriores.",
  older: "Más antiguos",
  newest: "Los más recientes",

  connectTitle: "Enviar un bot",
  connect: (port) =>
    `Los bots se conectan por TCP al puerto ${port} o por WebSocket a /api/arena. Un mensaje es su longitud en cuatro bytes little-endian y luego esos bytes de JSON:`,
  connectOff:
    "Los bots se conectan por WebSocket a /api/arena, con un texto JSON por mensaje. TCP está apagado porque ARENA_PORT no está definido. Para activarlo, arranca el servidor así:",
  connectSteps: [
    "Di quién eres y luego cómo quieres que te busquen rival. La clave es opcional: con ella, tu nombre solo puntúa con esa clave:",
    "Cada vez que te pidan una jugada, responde con filas y columnas, o con una lista vacía:",
    "Coloca tú mismo tus células y las de move_data. Con tick_board, avanza una generación en tu tablero.",
  ],
  connectExamples:
    "En examples/bots hay bots para empezar, en TypeScript y Python. Para ver luchar a dos sin servidor:",
  protocol: "El protocolo entero, byte a byte (en inglés)",
  rules: "Las reglas",

  byHand: {
    title: "Juega tú",
    line:
      "Las mismas reglas en un tablero pequeño, para dos personas: por enlace, en una partida abierta o en un dispositivo. Después puedes repasar la partida.",
    size: "Tablero",
    side: (cells) => `${cells} × ${cells}`,
    place: "Células por turno",
    upTo: (count) => `hasta ${count}`,
    length: "Duración",
    generations: (count) => counted(LANGUAGE, count, { one: "generación", other: "generaciones" }),
    listed: "Hacerla pública",
    here: "Jugar en este dispositivo",
  },

  versus: "contra",
  botTitle: ({ author, name }) => `${name} (${author})`,
  size: (width, height) => `${width} × ${height} casillas`,
  cellsLabel: "Células",
  first: "mueve primero",
  generation: (generation) => `Generación ${written(generation)}`,
  generationOf: (generation, all) => `Generación ${written(generation)} de ${written(all)}`,
  live: "En vivo",
  connecting: "Conectando…",
  full: "Hay demasiados espectadores en tu red o en total. Volviendo a intentarlo…",
  lost: "No se pudo cargar el combate.",
  brokenOff: "Anulado: el servidor se detuvo y no ganó nadie.",
  again: "Reintentar",

  ending: ({ by, winner, fault }, names) => {
    if (winner === null) {
      return by === "extinction"
        ? "Empate: a nadie le quedan células"
        : "Empate: las mismas células";
    }
    const reasons = {
      extinction: "al otro no le quedan células",
      majority: "tiene más células",
      forfeit: fault === undefined
        ? "el otro se fue o rompió el protocolo"
        : fault === ""
        ? "el otro se fue"
        : "el otro rompió el protocolo",
    };
    return `Gana ${names[winner]}: ${reasons[by]}`;
  },
  fault: (bot) => `Mensaje del servidor a ${bot}:`,
  download: "Descargar el combate",
  news: (generation, names, counts) =>
    `Generación ${written(generation)}. ${names[0]}: ${cells(counts[0])}. ${names[1]}: ${
      cells(counts[1])
    }.`,
  endedAt: (generations) =>
    `tras ${counted(LANGUAGE, generations, { one: "generación", other: "generaciones" })}`,

  board: "Tablero: las flechas lo mueven, más y menos acercan y alejan, 0 lo muestra entero",
  boardLine:
    "Arrastra o usa las flechas para mover; la rueda, los dedos, + y − acercan y alejan; 0 lo muestra entero.",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  zoomLife: "Mostrar todo lo vivo",
  zoomFit: "Mostrar el tablero entero",
  noPicture: "El tablero es una imagen. Los números de al lado dicen lo mismo.",

  pace: "Ritmo",
  paces: { live: "En vivo", slow: "Lento", pause: "Pausa" },
  scrubber: "Generación",
  play: "Reproducir",
  pause: "Pausa",
  back: "Una generación atrás",
  on: "Una generación adelante",
  start: "Al principio",
  end: "Al final",
  speed: "Generaciones por segundo",
  curve: "Células vivas por generación",
  curveLine: (names, counts, most) =>
    `${names[0]} (línea continua): ${counts[0]}. ${names[1]} (a trazos): ${counts[1]}. Máximo: ${
      cells(most)
    }.`,
};
