/** What puzzles say, in Spanish. */

import type { Kind } from "../../../puzzles/kind.ts";
import { counted } from "../../../words/grammar.ts";
import type { PuzzleWords } from "./en.ts";

const LANGUAGE = "es";

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });
const points = (count: number) => counted(LANGUAGE, count, { one: "punto", other: "puntos" });
const tries = (count: number) => counted(LANGUAGE, count, { one: "intento", other: "intentos" });
const seconds = (count: number) => counted(LANGUAGE, count, { one: "segundo", other: "segundos" });
const solved = (count: number) => counted(LANGUAGE, count, { one: "resuelto", other: "resueltos" });
const days = (count: number) => counted(LANGUAGE, count, { one: "día", other: "días" });

const tasks: Record<Kind, (rival: string, lead: number) => string> = {
  "wipe-1": (rival) => `Elimina a ${rival} con este turno.`,
  "wipe-2": (rival) => `Elimina a ${rival} en dos turnos, haga lo que haga.`,
  last: (rival, lead) => `Es el último turno. Termina ${points(lead)} por delante de ${rival}.`,
  save: (rival) => `Conserva una célula en casa, haga lo que haga ${rival}.`,
  open: (rival) => `Abre la casa de ${rival}: vive en las tres zonas después de su respuesta.`,
};

const misses: Record<Kind, (rival: string, short: number) => string> = {
  "wipe-1": (rival, short) => `${rival} sobrevive con ${cells(short)}.`,
  "wipe-2": (rival, short) => `${rival} se salva con ${cells(short)}.`,
  last: (_, short) => `Te faltan ${points(short)}.`,
  save: (rival) => `${rival} vacía tu casa.`,
  open: (rival) => `${rival} rompe tu cadena de zonas.`,
};

const lostAlone: Partial<Record<Kind, (rival: string) => string>> = {
  save: (rival) => `Tu casa se queda sin células aunque ${rival} no haga nada.`,
  open: (rival) => `No vives en las tres zonas, aunque ${rival} no haga nada.`,
};

export const es: PuzzleWords = {
  title: "Problemas",
  intro: "Hay un turno que lo logra. ¿Lo encuentras?",
  kinds: {
    "wipe-1": "Eliminar",
    "wipe-2": "Eliminar en dos",
    last: "Último turno",
    save: "Salvar la casa",
    open: "Abrir la puerta",
  },
  kindsTitle: "Elige qué practicar",
  allKinds: "Todos",
  task: "Tu tarea",
  tasks,
  misses,
  lostAlone,
  mover: (color, round, rounds) => `Juegas con ${color}. Ronda ${round} de ${rounds}.`,
  score: (own, rival) => `Tienes ${own}, tu rival ${rival}.`,
  oneAnswer: "Solo una respuesta sirve.",
  anyAnswer: "Vale cualquier turno que funcione.",
  wait: "Este turno ya se jugó. Inténtalo otra vez desde el principio.",
  goOn: "Bien. Ahora remata.",
  back: "De vuelta al principio.",
  again: "Otra vez",
  show: "Muéstrame",
  showing: "Mira.",
  solvedTitle: "¡Resuelto!",
  missedTitle: "Todavía no",
  shownTitle: "La respuesta",
  solved: "Esa es.",
  works: "Funciona.",
  shownBomb: (cell) => `Una bomba en ${cell}.`,
  shown: (turn) => `${turn}. Las células que no nombra pueden ir donde no cambien nada.`,
  next: "Siguiente problema",
  rating: "Tu puntuación",
  puzzleRating: (rating) => `Problema de ${rating}`,
  gained: (change) => change < 0 ? `−${-change}` : `+${change}`,
  unrated: "Ya lo habías intentado, así que tu puntuación no cambia.",
  unsent: "No tienes conexión, así que tu puntuación no cambia.",
  done: "Ya intentaste todos estos problemas. Vendrán más.",
  daily: "Problema del día",
  dailyIntro: "Un problema al día, el mismo para todos.",
  archive: "Los últimos siete días",
  streak: (count) => `Racha: ${days(count)}`,
  noStreak: "Resuélvelo hoy y empieza una racha.",
  share: "Compartir",
  copied: "Copiado.",
  notCopied: "Pulsa Ctrl+C para copiar.",
  shared: (date, count) => `Problema del día ${date}: ${tries(count)}`,
  solvedIn: (count) => `Resuelto en ${tries(count)}.`,
  today: "Hoy",
  other: "Más problemas",
  link: "Enlace",
  noScript: "Los problemas necesitan JavaScript. Permítelo en esta página.",
  storm: "Tormenta",
  stormIntro: "Resuelve todos los que puedas en tres minutos. Un error cuesta diez segundos.",
  start: "Empezar",
  left: (time) => `Quedan ${time}`,
  secondsLeft: (count) => `${count === 1 ? "Queda" : "Quedan"} ${seconds(count)}`,
  count: (count) => `Resueltos: ${count}`,
  over: (count, best) =>
    `${solved(count)}${count > best ? ": ¡tu récord!" : `. Tu récord es ${best}.`}`,
  best: (best) => `Tu récord es ${best}.`,
  played: "Tus problemas",
  once: "Jugar otra vez",
};
