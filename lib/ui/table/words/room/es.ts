/** What is said around a table in a room, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { RoomWords } from "./en.ts";

const LANGUAGE = "es";

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });
const seats = (count: number) => counted(LANGUAGE, count, { one: "asiento", other: "asientos" });
const days = (count: number) => counted(LANGUAGE, count, { one: "día", other: "días" });

export const es: RoomWords = {
  refusals: {
    stale: () => "El tablero cambió. Revísalo e inténtalo otra vez.",
    "not-your-turn": () => "No es tu turno.",
    unreadable: () => "El servidor no pudo leer ese turno.",
    waiting: () => "Tu rival aún no ha llegado.",
    "not-over": () => "La partida aún no termina.",
    moved: () => "Ya movieron los dos, así que la partida cuenta.",
    "no-offer": () => "Esa oferta ya no existe.",
    offered: () => "Ya lo ofreciste.",
    "not-gone": () => "Tu rival aún puede volver.",
    seats: () => "Solo el anfitrión puede cerrar asientos, y solo los vacíos.",
    time: () => "Se acabó el tiempo de este turno.",
    flood: () => "Demasiado rápido. Espera un momento.",
    empty: () => "Escribe primero un mensaje.",
    busy: () => "El servidor está ocupado. Inténtalo de nuevo.",
    storage: () => "El servidor no pudo guardarlo. Nada cambió. Inténtalo de nuevo.",
    malformed: () => "El servidor no pudo leerlo.",
    banned: () => "Ahora no puedes jugar en línea.",
    muted: () => "Ahora no puedes chatear.",
    forgotten: () => "Eliminaste tus datos, así que no puedes chatear en esta mesa.",
    blocked: () => "Uno de los dos bloqueó al otro.",
    paused: () => "Por ahora no hay partidas nuevas. Inténtalo más tarde.",
    long: () => "Esta sala ya dura demasiado para eso. Abre otra.",
  },
  title: (code) => `Sala ${code}`,
  yourTurnTitle: (title) => `● Tu turno · ${title}`,
  status: {
    reconnecting: "Se perdió la conexión. Reconectando…",
    offline: "Estás sin conexión. La partida puede seguir sin ti.",
  },
  gameWaits: "Estás sin conexión. La partida te espera.",
  connected: "Conectado de nuevo.",
  polling: "Conexión lenta: los turnos tardan más.",
  byPolling: "conexión lenta",
  sending: "Enviando tu turno…",
  begins: (seat, isFirst) =>
    `Empieza la partida: juegas con ${seat}${isFirst ? " y mueves primero." : "."}`,
  draftKept: (count) => `Sin confirmar de antes: ${cells(count)}.`,

  waiting: "Esperando a tu rival",
  taken: (taken, all) => `${taken} de ${seats(all)} ocupados`,
  invite: (all) => all === 2 ? "Invita a alguien" : "Invita a jugadores",
  challenged: (who) => `Desafiaste a ${who}`,
  inviteLine: (free, all, isHost) => {
    if (free === 0) {
      return `No quedan asientos. ${
        isHost ? "Empieza cuando quieras." : "El anfitrión empieza la partida."
      }`;
    }
    if (all === 2) return "Quien abra primero este enlace juega contra ti.";
    const missing = `${free === 1 ? "Falta" : "Faltan"} ${seats(free)}`;
    return `Quien abra este enlace ocupa un asiento. ${missing} para empezar.`;
  },
  code: "Código",
  linkLabel: "Enlace a esta partida",
  inviteWatchers: "Invita a mirar",
  watchLinkLabel: "Enlace para mirar",
  lend: "Seguir en otro dispositivo",
  lendLabel: "Enlace para tu otro dispositivo",
  lendLine: "Ábrelo allí antes de diez minutos. Tu asiento se va contigo.",

  watching: "Estás mirando.",
  full:
    "No quedan asientos, así que estás mirando. ¿Uno es tuyo? Pulsa «Seguir en otro dispositivo» donde te sentaste.",
  blocked: "Uno de los dos bloqueó al otro, así que estás mirando.",
  watchers: (count) => `${count} mirando`,
  clock: (seconds) => `Quedan ${seconds} s para este turno`,
  gameClock: (seat, minutes, seconds) => `${seat}: quedan ${minutes} min ${seconds} s`,
  longClock: (whole, hours) =>
    `Quedan ${whole > 0 ? `${days(whole)} y ` : ""}${hours} h para este turno`,

  rival: "Tu rival",
  gone: (who) => `${who} no está aquí.`,
  back: (who) => `${who} ya está aquí.`,

  leaving: (who) => `se rinde: ${who}`,
  leaves: (who) => `${who} se rinde cuando llegue su turno.`,
  youLeave: "Te rindes cuando llegue tu turno.",

  asked: {
    draw: (who) => `${who} ofrece un empate.`,
    takeback: (who) => `${who} quiere deshacer su último turno.`,
    rematch: (who) => `${who} quiere la revancha.`,
  },
  offerGone: "La oferta ya no está.",

  dropped: (move) => `Tus jugadas anticipadas se cancelaron antes de ${move}.`,
  unexpected: "Las jugadas no fueron las que esperabas.",

  lobby: "Otras partidas",
};
