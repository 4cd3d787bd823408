/** What the pages around the game say, in Spanish. */

import { counted } from "../grammar.ts";
import { es as table } from "../es.ts";
import type { SiteWords } from "./en.ts";

export const es: SiteWords = {
  shortName: "Conquerors",
  description:
    "Un juego de estrategia para dos sobre el Juego de la Vida de Conway. Coloca cuatro células, mira pasar una generación y conquista el terreno rival.",
  invitation: (host, game) =>
    host === "" ? `Tienes una invitación a ${game}` : `${host} te invita a ${game}`,
  skipToContent: "Saltar al contenido",
  tooOld: "Tu navegador es demasiado viejo para este juego. Actualízalo o usa otro.",
  noScript: "El tablero necesita JavaScript. Actívalo para jugar.",
  nav: {
    label: "Sitio",
    menu: "Menú",
    play: "Jugar",
    puzzles: "Problemas",
    learn: "Aprender",
    watch: "Mirar",
    leaderboard: table.site.leaderboard,
    tournaments: "Torneos",
    sandbox: "Laboratorio",
    rules: "Reglas",
    settings: "Ajustes",
    about: "Acerca de",
    me: "Perfil",
  },

  computers: (count) => counted("es", count, { one: "máquina", other: "máquinas" }),

  waysOn: "Seguir",
  ways: {
    home: "Inicio",
    play: "Jugar contra la máquina",
    me: "Tus partidas",
    learn: "Aprender",
    sandbox: "Laboratorio",
    rules: "Reglas",
    games: "Partidas terminadas",
    bring: "Importar partida",
    leaderboard: "Clasificación",
    arena: "Arena de bots",
  },

  tooMany: {
    title: "Demasiadas visitas a la vez",
    text: "Hay mucha gente de tu red aquí ahora mismo. Espera diez segundos.",
    again: "Reintentar",
  },

  offline: {
    title: "Estás sin conexión",
    text:
      "Esta página necesita conexión. Mientras tanto puedes jugar contra la máquina, hacer las lecciones y usar el laboratorio.",
    back: "Esta página se cargará sola cuando vuelva la conexión.",
  },

  until: (when) => `Hasta el ${when}.`,

  again: "Esta página se cargará sola cuando pueda.",
  tryAgain: "Inténtalo de nuevo en un momento.",

  errors: {
    "not-found": {
      title: "Esta página no está en el tablero",
      text: "Quizá murió por exceso de vecinos. El juego está a una generación:",
    },
    broken: {
      title: "Algo se rompió",
      text: "Es culpa nuestra. Inténtalo de nuevo en un momento.",
    },
    "bad-request": {
      title: "Este enlace no funciona",
      text: "Pide uno nuevo o prueba con estos:",
    },
    "bad-link": {
      title: "Este enlace no funciona",
      text: "Pide un nivel, un lado o unas reglas que no existen. Prueba con estos:",
    },
    "unknown-room": {
      title: "No existe esa sala",
      text:
        "Revisa el código: seis letras y cifras. Las salas sin actividad se cierran, pero las partidas terminadas quedan.",
    },
    "code-limit": {
      title: "Demasiados códigos erróneos",
      text: "Llegaron desde tu red. Espera un minuto y vuelve a probar el tuyo.",
    },
    "unknown-game": {
      title: "No existe esa partida",
      text:
        "Solo se guardan las partidas terminadas. Búscala por el nombre del jugador o impórtala:",
    },
    "unknown-match": {
      title: "No existe ese combate",
      text: "Búscalo entre los combates anteriores de la arena:",
    },
    "room-limit": {
      title: "Demasiadas salas",
      text:
        "Tú u otros de tu red tienen demasiadas abiertas. Termina una partida o vuelve más tarde.",
    },
    storage: {
      title: "El servidor no puede leer sus datos",
      text: "Puedes jugar contra la máquina o con alguien en este dispositivo.",
    },
    "room-storage": {
      title: "No se pudo crear la sala",
      text: "El servidor no pudo guardarla. Inténtalo de nuevo en un momento.",
    },
    banned: {
      title: "Ahora no puedes jugar en línea",
      text: "Puedes mirar o jugar contra la máquina o con alguien en este dispositivo.",
    },
    paused: {
      title: "Por ahora no hay partidas nuevas",
      text: "Las que están en curso siguen. Inténtalo más tarde.",
    },
    "report-limit": {
      title: "Demasiados avisos",
      text: "Primero veremos los tuyos. Vuelve más tarde.",
    },
    "unknown-player": {
      title: "No existe ese jugador",
      text: "Un nombre es de alguien desde que le cuenta una partida que puntúa. Quizá lo eliminó.",
    },
    "unknown-tournament": {
      title: "Torneo no encontrado",
      text: "Hay uno cada pocas horas.",
    },
    "unknown-board": {
      title: "No existe esa clasificación",
      text: "Hay una de la semana, una del mes y una histórica.",
    },
    "room-form": { title: "No se pudo crear la sala", text: "Esa combinación no es posible." },
  },

  front: {
    lines: ["Coloca cuatro células.", "La Vida hace el resto."],
    under: "Dos colonias, un tablero, doce rondas.",
    start: "Jugar",
    firstRival: (level) => `contra ${level}, un primer rival amable`,
    stranger: "Jugar con alguien nuevo",
    playback: {
      picture:
        "Una partida de doce rondas: discos azules desde la izquierda contra rombos rojos desde la derecha.",
      pause: "Pausa",
      round: (round) => `Ronda ${round}`,
    },
    friend: ["Jugar con alguien", "Envía un enlace"],
    learn: (steps) => ["Aprender", `${steps} pasos cortos`],
    daily: ["Problema del día", "Encuentra el turno que lo logra"],
    rivals: (levels) => ["Rivales", `Una escalera de ${levels}`],
    sandbox: ["Laboratorio", "Pinta células y míralas vivir"],
    rung: (rung, rungs) =>
      `Estás en el peldaño ${rung} de ${rungs}. Gana para desbloquear al siguiente rival.`,
    rungsDone: "Ganaste a los siete. Te esperan dos más.",
    beaten: "¡Vencido!",
    locked: "Primero gana al anterior.",
    friendIntro: "Envía un enlace, entra en una partida abierta o comparte este dispositivo.",
    rivalsIntro: "Gana a un rival para desbloquear el siguiente. Sin cuenta.",
    twoTitle: "Dos en un dispositivo",
    twoLine: "Pásense el tablero por turnos.",
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
      "Puntos extra para Azul, porque Rojo mueve último. Con 3,5 queda parejo entre jugadores fuertes. Con komi no se puntúa.",
    komiOwn: (game, points) => `${game} ya le da ${points} a Azul: déjalo vacío.`,
    start: "Jugar",
    randomSide: "Al azar",
    randomLine: "Azul o Rojo, a suerte",
    firstMove: "mueve primero",
    secondMove: "mueve segundo",
  },

  rules: {
    title: "Reglas",
    which: "Juegos",
    learn: "Aprender en un tablero vivo",
    play: "Jugar",
    on: "Seguir",
    then: "después",
  },

  about: {
    title: "Acerca de",
    sections: [
      {
        title: "Qué es esto",
        text: [
          "Conway's Conquerors es un juego para dos sobre el Juego de la Vida de Conway. Sin dados y sin nada oculto: lee las próximas generaciones mejor que tu rival y ganas.",
          "Juega contra la máquina, con alguien en el mismo dispositivo o por enlace, o en una partida abierta. Después de tu primera visita, la máquina, las lecciones y el laboratorio también funcionan sin conexión.",
        ],
      },
      {
        title: "De dónde viene",
        text: [
          "El juego viene de dos informes de Terrible Crow Studio. TR-001, «Specification and Analysis of a Two-Color Life Variant» (v5.4, 2026), tiene las reglas que aquí se llaman Clásico. RR-001, «A Competitive Two-Color Cellular Automaton» (v7.0, 2026), tiene las estándar, V2.",
          "Otros juegos sobre autómatas celulares que le dieron forma: Conway por correo (Eric Shultz y Cameron Browne, pbmserv, 2005), el reto «It's Life, Jim, but not as we know it» y «Two-player Games on Cellular Automata», de Aviezri Fraenkel.",
          "John Conway inventó la Vida en 1970. Este programa es software libre con licencia MIT.",
        ],
      },
      {
        title: "Qué se guarda y dónde",
        text: [
          "Sin cuentas, sin publicidad, sin nada de otros sitios, sin rastreo.",
          "En tu navegador: tus ajustes, tu avance con lecciones y rivales, tu nombre si elegiste uno, las llaves de tus asientos y tu código secreto de jugador. Las cookies solo recuerdan tu idioma y las salas que abriste.",
          "En el servidor: partidas terminadas, puntos, nombres, el chat de las salas hasta que se cierran y una huella (SHA-256) de tu código de jugador. En tu perfil puedes descargarlo o eliminarlo todo.",
          "Si alguien avisa de ti, guardamos tu nombre y tus últimos mensajes hasta resolverlo. La lista de jugadores que bloqueas se guarda con tu huella.",
        ],
      },
    ],
    version: (version) => `Versión ${version}`,
    changelog: "Novedades",
    inEnglish: "Esta lista está en inglés.",
    me: "Perfil",
    rules: "Las reglas",
    on: "Seguir",
  },
};
