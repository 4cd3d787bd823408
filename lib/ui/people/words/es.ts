/** What the pages about players say, in Spanish. */

import { BEST } from "../../../leaderboard/best.ts";
import { FAIR } from "../../../leaderboard/fair.ts";
import type { PeopleWords } from "./en.ts";

const decimal = new Intl.NumberFormat("es");

export const es: PeopleWords = {
  leaderboard: {
    title: "Clasificación",
    period: "Periodo",
    periods: { week: "Esta semana", month: "Este mes", all: "Siempre" },
    opponent: "Rivales",
    opponents: { online: "Personas", cpu: "Máquina" },
    game: "Reglas",
    anyOpponent: "Todos",
    anyGame: "Todas las reglas",
    place: "n.º",
    player: "Jugador",
    points: "Puntos",
    won: "Ganadas",
    rating: "Nivel",
    nameless: (player) => `Jugador ${player}`,
    wonOf: (wins, games) => `${wins}/${games}`,
    ratingOf: (rating, deviation) =>
      `${Math.round(rating)}\u00a0±\u00a0${Math.round(2 * deviation)}`,
    report: (name) => `Avisar de ${name} o bloquear`,
    empty: "Aquí no hay nadie todavía: la próxima partida que termine ocupará el primer puesto.",
    playNow: "Juega una ahora",
    pages: "Páginas",
    previous: "Anterior",
    next: "Siguiente",
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    mine: (place, points, wins, games) =>
      `Tú: puesto ${place}, ${points} puntos, ${wins} de ${games} ganadas.`,
    mineBehind: (places, points, wins, games) =>
      `Tú: tras el puesto ${places}, ${points} puntos, ${wins} de ${games} ganadas.`,
    notYet: "Aún no estás en esta tabla: una partida terminada te trae aquí.",
    chooseName: "Elige tu nombre",
    howTitle: "Cómo se cuentan los puntos",
    how: ({ base, extinction, speed, early, margin }) => [
      `Ganar a la máquina: ${base.easy} en Fácil, ${base.normal} en Normal, ${base.tricky} en Astuto, ${base.hard} en Difícil, ${base.sharp} en Agudo, ${base.fierce} en Feroz, ${base.ruthless} en Implacable, ${base.expert} en Experto, ${base.conqueror} en Conquistador. Ganar a una persona: ${base.online}.`,
      `Por extinción: ${extinction} más, y hasta ${early.most} más cuanto antes sea (ninguno desde la ronda ${early.slow}).`,
      `Por rapidez: ${speed.most} más hasta los ${speed.fast} segundos, que bajan hasta ninguno a los ${speed.slow} segundos.`,
      `Por la ventaja final: ${
        decimal.format(margin.perCell)
      } por célula, ${margin.most} como mucho.`,
      `Se suman tus mejores partidas: ${BEST.week} de una semana, ${BEST.month} de un mes, ${BEST.all} de siempre. A igual puntuación, va delante quien jugó menos.`,
      "Una partida perdida o empatada vale 0. También una contra la máquina que puntúa y no terminas en un día, o que dejas por otra: cuenta como derrota.",
      "El servidor vuelve a jugar cada partida que puntúa, también los turnos de la máquina. Una que no coincide es una derrota.",
      `Entre personas puntúan las partidas abiertas a todos, jugadas desde dos redes, en las que cada uno hace ${FAIR.turns} turnos o más. Con komi o con otro comienzo no puntúan.`,
      "Contra el mismo rival, tu primera partida de la semana vale entera, la segunda la mitad y la tercera un cuarto. Las demás no puntúan, y solo la primera cambia tu Elo.",
      "El nivel (Glicko-2) es de las partidas entre personas: el número tras ± dice lo seguro que es, 19 de cada 20 veces.",
      "Las semanas empiezan el lunes y los meses el día uno, según UTC.",
    ],
    deviceLink: "Tu nombre, tus partidas y tu código",
  },

  games: {
    title: "Partidas terminadas",
    name: "Nombre de quien jugó",
    find: "Buscar",
    none: "Aún no hay partidas así.",
    link: "Todas las partidas terminadas",
  },

  me: {
    title: "Este dispositivo",
    intro:
      "No hay cuentas. Este navegador creó un código secreto cuando jugaste por primera vez, y quien tiene el código eres tú.",
    noScript: "Esta página necesita JavaScript: el código no sale de tu navegador de otro modo.",
    nameTitle: "Nombre",
    nameLine:
      "Termina una partida que puntúe y será tuyo: nadie más podrá usarlo, ni uno que se le parezca. Tras un año sin ninguna queda libre.",
    nameLabel: "Tu nombre",
    nameSave: "Usar este nombre",
    nameSaved: (name) => `Ahora eres ${name}.`,
    nameRefused: {
      taken: "Alguien tiene ese nombre o uno que se le parece. Prueba otro.",
      unfit: "Escribe de 2 a 24 letras o cifras.",
      signs: "Usa solo letras, cifras, espacios y . ' - _",
      mixed: "Usa letras de un solo alfabeto.",
      reserved: "Ese nombre está reservado. Prueba otro.",
      unplayed:
        "Las salas ya muestran este nombre. Termina una partida que puntúe y guárdalo otra vez para que sea tuyo.",
      limit: "Demasiadas veces. Inténtalo más tarde.",
      banned: "Ahora no puedes elegir un nombre.",
      storage: "El servidor no ha podido guardarlo. Inténtalo de nuevo.",
      malformed: "El servidor no ha podido leer eso.",
      offline: "No se llega al servidor. Inténtalo de nuevo.",
    },
    codeTitle: "Código",
    codeLine:
      "Cópialo para ser el mismo jugador en otro dispositivo. No se lo des a nadie: es todo lo que hay.",
    codeShow: "Mostrar mi código",
    codeHide: "Ocultarlo",
    codeLabel: "Tu código",
    codeOther: "Código de tu otro dispositivo",
    codeUse: "Ser ese jugador aquí",
    codeUsed: "Este dispositivo es ahora ese jugador.",
    codeWrong: "Eso no es un código.",
    gamesTitle: "Mis partidas",
    gamesNone: "Aún no hay partidas terminadas.",
    gamesMore: "Más",
    game: (blue, red) => `${blue} – ${red}`,
    guest: "Invitado",
    deleted: "Jugador borrado",
    computer: {
      easy: "Máquina, Fácil",
      normal: "Máquina, Normal",
      tricky: "Máquina, Astuto",
      hard: "Máquina, Difícil",
      sharp: "Máquina, Agudo",
      fierce: "Máquina, Feroz",
      ruthless: "Máquina, Implacable",
      expert: "Máquina, Experto",
      conqueror: "Máquina, Conquistador",
    },
    dataTitle: "Tus datos",
    dataLine: "Todo lo que el servidor guarda sobre ti, en un archivo.",
    dataSave: "Descargar mis datos",
    dataSaved: "Tu archivo está listo.",
    forgetTitle: "Borrarlo todo",
    forgetLine:
      "Tu nombre, tus puntos, tu nivel y tus mensajes se borran para siempre. Tus partidas quedan, de un jugador borrado.",
    forget: "Borrar mis datos",
    forgetSure: "Sí, borrarlos",
    forgotten: "Todo está borrado. Tu próxima partida empieza con un jugador nuevo.",
  },
};
