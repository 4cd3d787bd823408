/** What the pages around the game say, in Spanish. */

import { es as table } from "../es.ts";
import type { SiteWords } from "./en.ts";

export const es: SiteWords = {
  shortName: "Conquerors",
  tagline: "Dos colonias. Un tablero. Decide el Juego de la Vida.",
  description:
    "Un juego de estrategia para dos sobre el Juego de la Vida de Conway: coloca cuatro células, deja vivir el tablero una generación y conquista el terreno rival.",
  skipToContent: "Saltar al contenido",
  noScript: "El tablero necesita JavaScript. Permítelo en esta página para jugar.",
  nav: {
    label: "Sitio",
    menu: "Menú",
    play: "Jugar",
    learn: "Aprender",
    watch: "Mirar",
    leaderboard: table.site.leaderboard,
    sandbox: "Laboratorio",
    rules: "Reglas",
    settings: "Ajustes",
    about: "Acerca de",
    me: "Este dispositivo",
  },

  waysOn: "Seguir",
  ways: {
    home: "Inicio",
    play: "Jugar contra la máquina",
    learn: "Aprender",
    sandbox: "Laboratorio",
    rules: "Reglas",
    games: "Partidas terminadas",
    bring: "Ver un registro",
    leaderboard: "Clasificación",
    arena: "Arena",
  },

  offline: {
    title: "No tienes conexión",
    text:
      "Esta página necesita la red: las salas, la lista, las clasificaciones y las partidas terminadas están en el servidor. La máquina, las lecciones y el laboratorio juegan sin ella.",
    back: "En cuanto vuelva la red, esta página llega sola.",
  },

  until: (when) => `Hasta el ${when}.`,

  errors: {
    "not-found": {
      title: "Esta página no está en el tablero",
      text: "Quizá murió por exceso de vecinos. El juego está a una generación:",
    },
    broken: {
      title: "Algo se ha roto aquí",
      text: "La culpa es nuestra. Inténtalo de nuevo en un momento.",
    },
    "bad-request": {
      title: "Este enlace no es del todo correcto",
      text: "Pide uno nuevo a quien te lo envió, o sigue desde aquí:",
    },
    "bad-link": {
      title: "Este enlace no es del todo correcto",
      text: "Pide un nivel, un lado o unas reglas que no existen. Estos están a un clic:",
    },
    "unknown-room": {
      title: "No existe esa sala",
      text:
        "Revisa el código: seis letras y cifras. Las salas se retiran tras dos horas sin actividad.",
    },
    "unknown-game": {
      title: "No existe esa partida",
      text:
        "Solo se guardan las partidas terminadas. Búscala por el nombre de un jugador o trae su registro:",
    },
    "unknown-match": {
      title: "No existe ese combate",
      text: "Búscalo entre los que se lucharon en la arena:",
    },
    "room-limit": {
      title: "Ya son bastantes salas",
      text:
        "Tienes tantas salas abiertas como se puede. Termina una partida o vuelve dentro de un rato.",
    },
    storage: {
      title: "El servidor no llega a sus datos",
      text:
        "Las partidas en este dispositivo y contra la máquina siguen. Inténtalo de nuevo en un momento.",
    },
    "room-storage": {
      title: "No se pudo crear la sala",
      text: "El servidor no pudo guardarla ahora. Inténtalo de nuevo en un momento.",
    },
    banned: {
      title: "Ahora no puedes jugar en línea",
      text: "Puedes mirar, y jugar contra la máquina o con alguien en este dispositivo.",
    },
    paused: {
      title: "Por ahora no empiezan partidas nuevas",
      text: "Las que están en marcha siguen. Inténtalo más tarde.",
    },
    "report-limit": {
      title: "Ya son bastantes avisos",
      text: "Primero veremos los tuyos. Vuelve más tarde.",
    },
    "unknown-player": {
      title: "No existe ese jugador",
      text: "Puede que su nombre ya no esté.",
    },
    "unknown-board": {
      title: "No existe esa clasificación",
      text: "Se lleva por semana, por mes y desde siempre.",
    },
    "room-form": { title: "No se pudo crear la sala", text: "No se puede configurar así." },
  },

  front: {
    lines: ["Coloca cuatro células.", "La Vida hace el resto."],
    under: "Dos colonias, un tablero, doce rondas.",
    start: "Jugar",
    firstRival: (level) => `contra ${level}, un primer rival amable`,
    film: {
      picture:
        "Una partida de doce rondas: discos azules desde la izquierda contra rombos rojos desde la derecha.",
      pause: "Pausa",
      round: (round) => `Ronda ${round}`,
    },
    friend: ["Jugar con alguien", "Envía un enlace"],
    learn: (steps) => ["Aprender", `${steps} pasos cortos`],
    rivals: (levels) => ["Rivales", `Una escalera de ${levels}`],
    sandbox: ["Laboratorio", "Pinta y mira cómo vive"],
    rung: (rung, rungs) =>
      `Estás en el peldaño ${rung} de ${rungs}. Gana y pasas al siguiente rival.`,
    rungsDone: "Ganaste a los siete. Te esperan dos más.",
    beaten: "¡Vencido!",
    locked: "Primero gana al anterior.",
    friendIntro: "Envía un enlace, ocupa un asiento libre o comparte este dispositivo.",
    rivalsIntro: "Gana a un rival para desbloquear el siguiente. Sin cuenta.",
    twoTitle: "Dos en un dispositivo",
    twoLine: "Pasaos el tablero por turnos.",
    twoStart: "Abrir un tablero compartido",
    chooseTitle: "Elige tu partida",
    othersTitle: "Otros juegos",
  },

  lines: {
    levels: {
      easy: "Comete errores. Un buen primer rival.",
      normal: "Revisa cada célula una generación por delante.",
      tricky: "Planea el turno con unas pocas buenas casillas.",
      hard: "Planea el turno entero y cuida su casa.",
      sharp: "Mira dos generaciones por delante.",
      fierce: "Mira cuatro generaciones por delante.",
      ruthless: "Mira cuatro generaciones por delante, con más calma.",
      expert: "Mira ocho generaciones por delante.",
      conqueror: "Mira igual de lejos y considera tus mejores respuestas.",
    },
  },

  setup: {
    level: "Nivel",
    side: "Tu lado",
    game: "Reglas",
    komi: "Komi",
    komiLine:
      "Puntos para Azul al final, pues Rojo mueve el último: con 3,5 el juego fuerte queda igualado. Las partidas con komi no cuentan.",
    start: "Jugar",
    randomSide: "Al azar",
    randomLine: "Azul o Rojo, el que toque",
    firstMove: "mueve primero",
    secondMove: "mueve segundo",
  },
};
