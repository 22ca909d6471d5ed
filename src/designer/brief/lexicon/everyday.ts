/** The set of the words in a text, separated by blanks. */
function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

/** Words of the trade that also mean other things: telephones, orchestras, records, trees, colours. */
export const everydayWords: ReadonlySet<string> = wordsOf(`
  ring rings band chain chains stud studs hoop hoops drops charm charms cuff cuffs dome curb threader climber string
  mala har thali kada kara bali tops noa nath pola koka passa laung haar
  gold golden silver platinum bronze copper brass steel tin titanium au ag
  diamond diamonds ruby emerald pearl pearls amber coral jade opal garnet aqua crystal stone stones gem gems jewel
  round oval cushion princess pear pears square heart kite baguette baguettes hexagon marquise
  basket tension illusion channel flush martini scallop
  cast thread cluster wedding engagement promise proposal shaadi sagai eternity cocktail mourning spinner tennis
  clip hook screw lock toggle latch lobster pressing
  reading saying engrave engraved likha
`);

/** Words that ask for something to be made or shown. */
export const wishWords: ReadonlySet<string> = wordsOf(`
  want wants need needs show design designs make create craft draw propose suggest please chahiye chahie chaiye chahye
  banao banana banwana dikhao buy order looking prefer
`);

/** Small words that say nothing about what a sentence is about. */
export const functionWords: ReadonlySet<string> = wordsOf(`
  i you we us this these those there here be been am do does did done can could would should will shall may might
  show design designs create craft draw propose suggest idea ideas something anything thing one ones piece looks look
  looking feel feels about then if when how what which whose whom up out off own also maybe perhaps thanks thank hi
  hello today now give get buy order budget price cost under over hey dear sir madam ji mujhe mera meri mere hum humein
  ek do aap
`);
