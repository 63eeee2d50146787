/** Words that people type and the booklets don't use, by language; and those that say nothing about what is searched. Letters are plain. */

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
    ['discard', 'throw away', 'give up', 'lay down'],
    ['pile', 'deck', 'stack'],
    ['start', 'starts', 'begin', 'begins', 'first', 'set-up', 'setup'],
    ['turn', 'move', 'action'],
    ['round', 'year', 'day'],
    ['tie', 'tied', 'draw', 'tie-break', 'equal'],
    ['points', 'score', 'scoring', 'happiness'],
    ['die', 'death', 'dead', 'dies'],
    ['job', 'work', 'career', 'profession'],
    ['partner', 'marry', 'marriage', 'love', 'relationship'],
    ['loan', 'debt', 'credit', 'borrow', 'owe'],
    ['refuse', 'decline', 'reject', 'say no'],
    ['trade', 'swap', 'exchange'],
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
    ['defausser', 'defausse', 'jeter', 'abandonner'],
    ['pile', 'paquet', 'talon'],
    ['commencer', 'commence', 'debut', 'debuter', 'premier', 'mise en place'],
    ['tour', 'coup', 'action'],
    ['manche', 'annee', 'jour', 'journee'],
    ['egalite', 'departage', 'ex aequo'],
    ['points', 'score', 'bonheur'],
    ['mourir', 'mort', 'meurt', 'deces'],
    ['emploi', 'travail', 'travailler', 'metier', 'boulot', 'carriere'],
    ['partenaire', 'mariage', 'marier', 'amour', 'relation'],
    ['pret', 'dette', 'credit', 'emprunter', 'emprunt'],
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
  en: 'a an and are as at be can could do does for from get have how i if in is it may me must my of on or should that the there they this to we what when where which who why will with you your',
  fr: 'a ai as au aux avec ce cela comment combien dans de des dois doit du en est et faut il je l la le les ma mes mon ne on ou par pas peut peux pour puis quand que quel quelle qui s sa se ses si son sont sur t ta tes ton tu un une vous y',
}

const EMPTY_WORDS = new Map(Object.entries(EMPTY).map(([lang, words]) => [lang, new Set(words.split(' '))]))

/** For each thing that was asked for, the words any of which will do. Several words of a group count as one: «give up». */
export function meantBy(asked: string, lang: string): string[][] {
  const groups = ALIKE[lang] ?? []
  let left = ` ${asked.replace(/[?!.,;:()"«»]/g, ' ').replace(/\s+/g, ' ')} `
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
