/** What the table of games by post says, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { PostWords } from "./en.ts";

const LANGUAGE = "es";

const pieces = (count: number) => counted(LANGUAGE, count, { one: "pieza", other: "piezas" });
const seats = (count: number) => counted(LANGUAGE, count, { one: "asiento", other: "asientos" });

export const es: PostWords = {
  neutral: "Neutral",
  title: "Conway por correo",
  move: (move, allowance) => `Jugada ${move}: hasta ${allowance}`,
  seatsLabel: "Colonias",
  out: "fuera",
  pieces,
  drafted: (count, of) => `${count} de ${of} puestas`,
  pass: "Pasar",
  passSure: "Pasar de verdad",
  random: "Al azar",
  randomSure: "Que ponga el azar",
  firstGeneration: (move) => `No hay generación antes de la jugada ${move}.`,
  tooMany: (allowance) => `Esta jugada pone ${pieces(allowance)} como mucho. Retira una.`,
  touch: "Cada pieza debe tocar una tuya, del tablero o puesta antes en este turno.",
  turnPlaced: (seat, cells) => `${seat} puso ${cells}.`,
  turnDrawn: (seat, cells) => `${seat} puso ${cells}, al azar.`,
  turnPass: (seat) => `${seat} pasó.`,
  turnResign: (seat) => `${seat} abandonó: esas piezas ya no son de nadie.`,
  isOut: (seat) => `${seat} queda fuera.`,
  cellNeutral: (name, neighbours) =>
    `${name}, neutral, ${counted(LANGUAGE, neighbours, { one: "vecina", other: "vecinas" })}`,
  unknown: (text) =>
    `No conozco «${text}». Escribe celdas como a5,g2,e7, o pasar, azar, confirmar, deshacer, borrar, puntos, último, prever.`,
  outlived: "por extinción",
  field: "Escribe celdas, pasar o azar",
  full: "Todos los asientos están ocupados, así que estás mirando.",
  ownSeat: "Tienes un asiento en este navegador, así que aquí estás mirando.",
  invite: "Invita a jugadores",
  inviteLine: (free) =>
    `Quien abra este enlace toma un asiento. La partida empieza cuando se ${
      free === 1 ? "ocupe" : "ocupen"
    } ${seats(free)} más.`,
  inviteFull: "Todos los asientos están ocupados. Empieza cuando quieras.",
  computers: {
    title: "La máquina",
    level: "Nivel",
    give: "Darle un asiento",
    sendAway: (name) => `${name}: quitarle el asiento`,
    full: "No queda ningún asiento libre.",
    have: (count) =>
      count === 0 ? "La máquina no tiene ningún asiento." : `La máquina tiene ${seats(count)}.`,
  },
  startWith: (players) => `Empezar con ${players}`,
  closeSeat: "Cerrar un asiento vacío",
  waiting: (taken, all) => `${taken} de ${seats(all)} ocupados`,
  awayUntil: (seat, seconds) => `${seat} se ha ido. Podrás pasar por su colonia en ${seconds} s.`,
  away: (seat) => `${seat} se ha ido. Puedes pasar por su colonia, o esperar.`,
  passFor: (seat) => `Pasar por ${seat}`,
  offers: {
    draw: (who) => `${who} ofrece tablas.`,
    takeback: (who) => `${who} quiere retirar el último turno.`,
    rematch: (who) => `${who} quiere otra partida.`,
  },
  offered: {
    draw: "Ofreciste tablas. Deben aceptar todos los que siguen en juego.",
    takeback: "Pediste retirar tu turno. Deben aceptar todos los que siguen en juego.",
    rematch: "Ofreciste otra partida. Deben aceptar todos.",
  },
  agreed: "Aceptaste; otros aún no.",
  takeback: "Retirar mi turno",
  rematch: "Otra partida",
  resignSure: "Abandonar de verdad",
  resignLater: "Abandonar en tu turno",
  leaving: (who) => `se retira: ${who}`,
  leaves: (who) => `${who} abandona, y se retira cuando llegue su turno.`,
  youLeave: "Has abandonado: tu colonia se retira cuando llegue su turno.",
  gone: (who) => `${who} se ha ido.`,
  back: (who) => `${who} ha vuelto.`,
  inAdvance: (count) => count > 0 ? `Adelantar: ${count}` : "Adelantar",
  dropped: (move) => `Tus jugadas por adelantado se descartaron antes de ${move}.`,
  unexpected: "Antes se jugó otra cosa.",
  begins: (seat) => `Empieza la partida: juegas con ${seat}.`,
  undone: "Se retiró el último turno.",
  timeLeft: (days, hours) =>
    days > 0
      ? `${counted(LANGUAGE, days, { one: "día", other: "días" })} y ${hours} h`
      : `${hours} h`,
  levels: { easy: "Fácil", normal: "Normal", hard: "Difícil" },
  person: "Persona",
  curve: "Piezas de cada colonia a lo largo de los turnos",
  replayStart: "El tablero vacío.",
  keys:
    "Las flechas dan la vuelta al toro, Espacio pone, Intro confirma, u deshace, p prevé, n busca la pieza siguiente, s dice quién tiene cuántas, l el último turno.",
};
