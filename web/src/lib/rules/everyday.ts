/** Everyday words that the booklets don't use, by language; and stop words. Letters have no accents. */

/** Any word of a group finds all of it. */
const ALIKE: Record<string, string[][]> = {
  en: [
    ['favour', 'favor'],
    ['win', 'wins', 'won', 'winner', 'winning', 'victory'],
    ['end', 'ends', 'ending', 'over', 'finish', 'last turn', 'last round'],
    ['money', 'coin', 'coins', 'cash', 'dollar', '$'],
    ['buy', 'purchase', 'pay', 'cost', 'price'],
    ['sell', 'sale'],
    ['card', 'cards'],
    ['draw', 'deal', 'dealt'],
    ['discard', 'throw away', 'give up', 'lay down', 'quit', 'leave', 'leaves', 'resign', 'forget'],
    ['lose', 'loses', 'lost', 'loss', 'removed'],
    ['fired', 'sacked', 'dismissed'],
    ['pile', 'deck', 'stack'],
    ['start', 'starts', 'begin', 'begins', 'first', 'set-up', 'setup'],
    ['turn', 'turns', 'move', 'action'],
    ['turns', 'rounds'],
    ['move', 'moves', 'go', 'walk', 'advance', 'advances', 'how far'],
    ['back', 'backwards', 'return', 'returns'],
    ['round', 'year', 'day'],
    ['tie', 'tied', 'tie-break', 'tie break', 'equal points'],
    ['points', 'score', 'scoring', 'happiness', 'happy', 'happiest'],
    ['die', 'death', 'dead', 'dies'],
    ['job', 'work', 'career', 'profession'],
    ['partner', 'marry', 'marriage', 'married', 'love', 'relationship', 'wife', 'husband', 'spouse'],
    ['divorce', 'break up', 'broken', 'discard'],
    ['memory', 'memories', 'reminiscence'],
    ['loan', 'debt', 'credit', 'borrow', 'owe'],
    ['bankrupt', 'bankruptcy', 'ruined', 'eliminated', 'elimination', 'out of the game', 'no money'],
    ['eat', 'food', 'meal', 'dinner', 'bread', 'hungry'],
    ['rent', 'live', 'house', 'home'],
    ['export', 'abroad', 'foreign'],
    ['steal', 'rob', 'take from', 'takes'],
    ['break', 'breaks', 'broken', 'worn out', 'used up'],
    ['refuse', 'decline', 'reject', 'say no'],
    ['trade', 'swap', 'exchange', 'barter'],
    ['rubbish', 'garbage', 'trash', 'landfill', 'waste'],
    ['color', 'colour'],
    ['alone', 'solo', 'single'],
    ['together', 'coop', 'cooperative', 'co-op', 'team'],
    ['time', 'hourglass', 'hours'],
    ['rest', 'sleep', 'relax', 'spent time'],
    ['sick', 'ill', 'illness', 'doctor', 'health'],
    ['spin', 'wheel', 'roll', 'dice'],
    ['undo', 'take back'],
    ['price', 'cheaper', 'discount', 'dearer'],
  ],
  fr: [
    ['faveur', 'service'],
    ['gagner', 'gagne', 'gagnant', 'vainqueur', 'victoire', 'remporte'],
    ['fin', 'finit', 'finir', 'termine', 'dernier tour', 'derniere manche'],
    ['argent', 'piece', 'pieces', 'sous', 'dollar', '$'],
    ['acheter', 'achat', 'achete', 'payer', 'cout', 'prix', 'coute'],
    ['vendre', 'vente', 'vend'],
    ['carte', 'cartes'],
    ['piocher', 'pioche', 'tirer', 'distribuer'],
    ['defausser', 'defausse', 'jeter', 'abandonner', 'quitter', 'demissionner', 'oublier', 'se separer'],
    ['perdre', 'perd', 'perdu', 'perte', 'enlevee', 'enleve'],
    ['licencie', 'vire', 'renvoye', 'renvoi'],
    ['pile', 'paquet', 'talon'],
    ['commencer', 'commence', 'debut', 'debuter', 'premier', 'mise en place'],
    ['tour', 'coup', 'action'],
    ['avancer', 'avance', 'deplacer', 'bouger', 'marcher'],
    ['reculer', 'recule', 'retour', 'retourne', 'revenir', 'revient'],
    ['manche', 'annee', 'jour', 'journee'],
    ['egalite', 'departage', 'ex aequo'],
    ['points', 'score', 'bonheur'],
    ['mourir', 'mort', 'meurt', 'deces'],
    ['emploi', 'travail', 'travailler', 'metier', 'boulot', 'carriere'],
    ['partenaire', 'mariage', 'marier', 'amour', 'relation', 'femme', 'mari', 'conjoint', 'epouse', 'epoux'],
    ['divorce', 'rompre', 'rupture', 'rompue'],
    ['souvenir', 'souvenirs', 'reminiscence'],
    ['pret', 'dette', 'credit', 'emprunter', 'emprunt'],
    ['faillite', 'ruine', 'elimine', 'elimination', 'plus d argent'],
    ['manger', 'repas', 'diner', 'pain', 'nourriture', 'faim'],
    ['loyer', 'habiter', 'maison', 'logement'],
    ['exporter', 'export', 'etranger', 'etrangers'],
    ['voler', 'vole', 'prendre', 'prend'],
    ['casse', 'brise', 'use', 'usee', 'usees'],
    ['refuser', 'refus', 'decliner', 'dire non'],
    ['echange', 'echanger', 'troc', 'troquer'],
    ['poubelle', 'dechet', 'ordures', 'decharge'],
    ['seul', 'solo'],
    ['ensemble', 'cooperatif', 'coop', 'equipe'],
    ['temps', 'sablier', 'heures'],
    ['repos', 'se reposer', 'dormir', 'temps ecoule'],
    ['malade', 'maladie', 'medecin', 'sante'],
    ['roue', 'tourner', 'lancer'],
    ['annuler', 'reprendre'],
    ['moins cher', 'reduction', 'remise'],
  ],
}

const EMPTY: Record<string, string> = {
  en: 'a all am an and any are as at be can could do does for from get has have how i if in is it many may me much must my no not of on or should that the there they this to too was we what when where which who why will with you your',
  fr: 'a ai as assez au aux avec c ce cela comment combien d dans de des dois doit du en est et faut il j je l la le les ma mes mon n ne on ou par pas peut peux plus pour puis quand qu que quel quelle qui trop s sa se ses si son sont sur t ta tes ton tu un une vous y',
}

const EMPTY_WORDS = new Map(Object.entries(EMPTY).map(([lang, words]) => [lang, new Set(words.split(' '))]))

/** For each search term, the words that match it. Several words of a group count as one: «give up». */
export function meantBy(asked: string, lang: string): string[][] {
  const groups = ALIKE[lang] ?? []
  // «puis-je», «l'argent», «d'un»: separate words
  const parted = asked
    .replace(/-(t-)?(je|tu|on|ils?|elles?|nous|vous|ce)\b/g, ' ')
    .replace(/\b(qu|[cdjlmnst])'/g, '$1 ')
  let left = ` ${parted.replace(/[?!.,;:()"«»]/g, ' ').replace(/\s+/g, ' ')} `
  const meant: string[][] = []
  for (const phrase of groups.flat().filter((each) => each.includes(' ')))
    if (left.includes(` ${phrase} `)) {
      meant.push(groups.find((group) => group.includes(phrase))!)
      left = left.replace(` ${phrase} `, ' ')
    }
  const words = left.split(' ').filter(Boolean)
  const telling = words.filter((word) => !EMPTY_WORDS.get(lang)?.has(word))
  for (const word of telling.length || meant.length ? telling : words) {
    const alike = groups.filter((group) => group.includes(word)).flat()
    meant.push(alike.length ? [...new Set([word, ...alike])] : [word])
  }
  return meant
}
