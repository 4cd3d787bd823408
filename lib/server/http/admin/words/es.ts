/** What the admin's page says, in Spanish. */

import type { AdminWords } from "./en.ts";

export const es: AdminWords = {
  title: "Administración",
  token: "Clave de administración",
  signIn: "Entrar",
  signOut: "Salir",
  wrong: "Esa no es la clave.",
  tooOften: "Demasiados intentos. Espera un minuto.",
  outcomes: {
    done: "Hecho.",
    unknown: "No se hizo nada: esa sala, aviso o jugador no existe, o se sabe demasiado poco.",
    failed: "El servidor no pudo guardarlo. Inténtalo de nuevo.",
    malformed: "No se hizo nada: completa lo que pide el formulario.",
  },

  games: "Partidas nuevas",
  gamesOn: "Pueden empezar partidas nuevas.",
  gamesOff: "No empiezan partidas nuevas. Las que están en curso siguen.",

  reports: (count) => `Avisos (${count})`,
  noReports: "No hay avisos abiertos.",
  about: { chat: "Chat", name: "Nombre" },
  nameless: "Invitado",
  room: (code) => `sala ${code}`,
  noLines: "No dijo nada.",
  unseen: "No se sabe dónde estaba, así que no se puede vetar su dirección.",

  what: "Qué hacer",
  term: "Por cuánto tiempo",
  reason: "Motivo",
  reasonLine: "Solo lo ves tú. No escribas nombres.",
  go: "Hacerlo",

  acts: {
    mute: "Silenciar",
    ban: "Vetar al jugador",
    "ban-source": "Vetar la dirección",
    "take-name": "Quitar el nombre",
    dismiss: "Descartar",
    lift: "Levantar",
    "end-room": "Cerrar la sala",
    "bar-bot": "Excluir al bot",
    pause: "Pausar partidas nuevas",
    resume: "Permitir partidas nuevas",
  },
  terms: { hour: "1 hora", day: "1 día", week: "1 semana", month: "30 días", year: "1 año" },

  others: "Sin aviso",
  player: "Un jugador",
  playerNumber: "Número de jugador",
  playerLine: "El número del enlace «Avisar» en la clasificación.",
  address: "Una dirección",
  addressLabel: "Dirección IP",
  addressLine: "En IPv6, toda su red /64. Se guarda como hash.",
  bot: "Un bot de la Arena",
  botAuthor: "Autor",
  botName: "Bot",
  botLine: "No puede entrar, y sus combates ya no cuentan para nadie.",
  roomTitle: "Una sala",
  roomCode: "Código de la sala",
  roomLine: "Salen todos y nadie gana.",

  restraints: (count) => `En vigor (${count})`,
  noRestraints: "Nadie está vetado ni silenciado.",
  kinds: { ban: "Vetado", mute: "Silenciado" },
  until: (when) => `hasta el ${when}`,

  log: "Lo que se hizo",
  noActs: "Nada todavía.",
  when: "Cuándo",
  act: "Qué",
  whom: "A quién",
};
