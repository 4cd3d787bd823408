/** What is said around a table in a room, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { RoomWords } from "./en.ts";

const LANGUAGE = "es";

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });
const seats = (count: number) => counted(LANGUAGE, count, { one: "asiento", other: "asientos" });
const days = (count: number) => counted(LANGUAGE, count, { one: "día", other: "días" });

export const es: RoomWords = {
  title: (code) => `Sala ${code}`,
  yourTurnTitle: (title) => `● Tu turno · ${title}`,
  status: {
    reconnecting: "Se perdió la conexión. Reconectando…",
    offline: "Estás sin conexión. La partida te espera.",
  },
  connected: "Conexión recuperada.",
  polling: "Conectado por sondeo: los turnos pueden tardar un poco más.",
  byPolling: "por sondeo",
  sending: "Enviando tu turno…",
  begins: (seat, isFirst) =>
    `Empieza la partida: juegas con ${seat}${isFirst ? " y mueves primero." : "."}`,
  draftKept: (count) => `${cells(count)} de antes, aún elegidas.`,

  waiting: "Esperando a tu rival",
  taken: (taken, all) => `${taken} de ${seats(all)} ocupados`,
  invite: (all) => all === 2 ? "Invita a alguien" : "Invita a jugadores",
  inviteLine: (free, all) => {
    if (free === 0) return "Todos los asientos están ocupados. Empieza cuando quieras.";
    if (all === 2) return "Quien abra primero este enlace juega contra ti.";
    const more = `${free === 1 ? "ocupe" : "ocupen"} ${seats(free)}`;
    return `Quien abra este enlace toma un asiento. La partida empieza cuando se ${more} más.`;
  },
  code: "Código",
  linkLabel: "Enlace a esta partida",
  inviteWatchers: "Deja que otros miren",
  watchLinkLabel: "Enlace para mirar",
  lend: "Seguir en otro dispositivo",
  lendLabel: "Enlace para tu otro dispositivo",
  lendLine: "Abre allí este enlace antes de diez minutos. Este dispositivo dejará el asiento.",

  watching: "Estás mirando.",
  full: (all) =>
    `${all === 2 ? "Los dos" : "Todos los"} asientos están ocupados, así que estás mirando.`,
  ownSeat: "Tienes un asiento en este navegador, así que aquí estás mirando.",
  blocked: "Aquí no puedes jugar: uno de los dos bloqueó al otro. Estás mirando.",
  bannedUntil: (when) => `No puedes jugar en línea hasta el ${when}.`,
  mutedUntil: (when) => `No puedes chatear hasta el ${when}.`,
  watchers: (count) => `${count} mirando`,
  clock: (seconds) => `Quedan ${seconds} s para este turno`,
  longClock: (whole, hours) =>
    `Quedan ${whole > 0 ? `${days(whole)} y ` : ""}${hours} h para este turno`,

  rival: "Tu rival",
  gone: (who) => `${who} se ha ido.`,
  back: (who) => `${who} ha vuelto.`,
  claimIn: (seconds) =>
    seconds > 0
      ? `Puedes reclamar la partida en ${seconds} s.`
      : "Puedes reclamar la partida, o esperar.",
  claim: "Reclamar la partida",
  passIn: (seconds) =>
    seconds > 0
      ? `Podrás pasar por su colonia en ${seconds} s.`
      : "Puedes pasar por su colonia, o esperar.",
  pass: "Pasar por su colonia",

  abort: "Anular",
  resign: "Abandonar",
  resignSure: "Abandonar de verdad",
  resignLater: "Abandonar en tu turno",
  leaving: (who) => `se retira: ${who}`,
  leaves: (who) => `${who} abandona, y se retira cuando llegue su turno.`,
  youLeave: "Has abandonado: te retiras cuando llegue tu turno.",

  ask: {
    draw: "Ofrecer tablas",
    takeback: "Retirar mi turno",
    rematch: "Revancha",
  },
  asked: {
    draw: (who) => `${who} ofrece tablas.`,
    takeback: (who) => `${who} quiere retirar el último turno.`,
    rematch: (who) => `${who} quiere la revancha.`,
  },
  offered: {
    draw: "Has ofrecido tablas.",
    takeback: "Has pedido retirar tu turno.",
    rematch: "Has ofrecido la revancha.",
  },
  everyone: "Deben aceptar todos.",
  agreed: "Aceptaste; otros aún no.",
  accept: "Aceptar",
  decline: "Rechazar",
  takeBack: "Retirar",
  offerGone: "La oferta se ha retirado.",

  dropped: (move) => `Tus jugadas por adelantado se descartaron antes de ${move}.`,
  unexpected: "Antes se jugó otra cosa.",

  lobby: "Otras partidas",
  chat: "Charla",
  newTalk: "Charla: algo nuevo",
  chatMuted: "La charla está silenciada.",
  mute: "Silenciar",
  unmute: "Mostrar la charla",
  reportOrBlock: "Avisar o bloquear",
  chatLabel: "Di algo",
  chatSend: "Enviar",

  fatal: {
    "unknown-room": "No existe esa sala. Quizá se retiró tras dos horas sin actividad.",
    "bad-token": "Este navegador ya no tiene ese asiento.",
    "bad-key": "Ese enlace ya se usó, o es demasiado viejo.",
    "taken-along": "Ahora juegas en otro dispositivo.",
    outdated: "Esta página es más vieja que el servidor. Cárgala de nuevo.",
    banned: "Ahora no puedes jugar en línea, pero sí mirar.",
  },
  watch: "Mirar aquí",
  reload: "Cargar de nuevo",
};
