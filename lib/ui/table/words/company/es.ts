/** What is said in a room once others are there, in Spanish. */

import type { CompanyWords } from "./en.ts";

export const es: CompanyWords = {
  unaided: "Esta partida puntúa: sin pronóstico ni ¿Por qué? hasta el final.",
  mayDo: {
    claim: (seconds) =>
      `Puedes reclamar la victoria ${seconds > 0 ? `en ${seconds} s.` : "o esperar."}`,
    pass: (seconds) =>
      `Puedes pasar en su lugar ${seconds > 0 ? `en ${seconds} s.` : "o esperar."}`,
    abort: () => "Puedes anular la partida o esperar.",
  },
  claim: "Reclamar la victoria",
  pass: "Pasar en su lugar",
  abort: "Anular",
  abortSure: "Sí, anular",
  resign: "Rendirse",
  resignSure: "Sí, rendirse",
  resignLater: "Rendirme en mi turno",
  ask: {
    draw: "Ofrecer empate",
    takeback: "Pedir deshacer turno",
    rematch: "Revancha",
  },
  offered: {
    draw: "Ofreciste un empate.",
    takeback: "Pediste deshacer tu turno.",
    rematch: "Ofreciste la revancha.",
  },
  everyone: "Deben aceptar todos.",
  agreed: "Aceptaste. Faltan los demás.",
  accept: "Aceptar",
  decline: "Rechazar",
  takeBack: "Cancelar oferta",
  next: "Otro rival",
  tournament: "Volver al torneo",
  chat: "Chat",
  newTalk: "Chat: mensaje nuevo",
  chatMuted: "El chat está silenciado.",
  mute: "Silenciar",
  unmute: "Mostrar el chat",
  addName: "Agrega tu nombre",
  otherName: "Tu nombre no se muestra: cámbialo",
  reportOrBlock: "Avisar o bloquear",
  chatLabel: "Di algo",
  chatSend: "Enviar",
};
