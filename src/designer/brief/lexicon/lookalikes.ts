/**
 * Everyday words that are no misspellings, although a word of the trade is one letter away: "while" is not white. They
 * are those of a general English word list that the speller would change.
 */
export const lookalikes: ReadonlySet<string> = new Set(
  `
  abate agape agave allan allay ambler arched archers archest ashen asses assess aura aurae aural auras bagel bagged
  balds balks balms banal banged baptist bards basis basked bass basset bean bear beard beards beater began belched
  belches bell bella belle belles betel bevel bide bids bills binds bitten blank block blown bluish blushed bolls bomb
  bombed bomber bombs bosh bother bracket brads braes brags brans bras brash brassy brats brawn brays breach bribe
  bridge bridle brie brine brioches bronzed brothel brow brows buckled buckler bulk bulls bungle bungles bush bushed
  butterflied bypast calla came camel cames chad chair chairs chancel chandler chandlers chant chards chart charts
  chary chasm chasms cheek chichi chick chid chile chili chill chin chins choke choked chokes choler chopper choral
  chunks churl churn cinch clads clamber clams clans claps clash clays clever climbed closer clove cloven cloves clown
  clunky clutter coach coal collage comps conformation cooker cooper coos copier copped copter corral couch coupe
  coupled couplet cover cram creak creamy creation cress croon cropper crops crow crowd cuba cuss cutworm dairy dandle
  dandles dandy danger dangers dangly deal dedicate deify dill dingle dingles dongle dongles dragoon drips droops
  dropsy dross easing eating enameler ethic expendable extended extendible fanny farther fatter feater fidgety fiend
  finance fitter flash flesh flora florae floras flowed flus fool franc fried fronted galley gamed gannet garb garbs
  garner garret genes gentlemen genus georgia gill gimme gimmes girds girly girts glassy gloom gloss godless golder
  gored gradated gradation graduate graduates grainy grandam grateful greed greek greene greet grin gulag gulden gyps
  hallo hallow hampered hams hanged hangman harem harm hear heard hears hearth hearths hearty heat heats hinted hoarse
  hobby hoods hoofs hoots hops horde horsed horseshoed horsey horsy hose house hyderabad identify infinite inland jane
  janet jargon kappa keener keying kipper knuckled koala laddies lades ladles lang lapin lapins laps larch lath laves
  laving lazies leaky leases leaven leavens leaver leavers lila lives loaves locked locker locus lots louts lung
  magneto mainer maker mambas mamma mane maned mange mangy mania manic manila manna marion market martin martins mate
  math matted maui mayor meal meant mediation medication mends menus microwave mill minima misses missis morn morning
  morns motel motes motet mufti murk murks murky naiad needle nook officer omens operable opes oranger ovens paced
  packs paged pain pale paled pane panel panties panty papal pared parities parity parries parry parsley partied
  partly pass passe pasties pasty pate pawed payee payer paypal peace peachy peaks peal peals peas peats pecks pedal
  pedants peeled peeler peer peers peeve penal pence penman pennants petcock petcocks phalli phatter photon pile pinch
  pitas place plaid plaint plait planed planer planet plank plant poach pocks polisher polka poncho pool preach preen
  premise prison promised punch purpled purpler puzzled puzzler rabies readying reaming reaping rearing redding
  reeding religions rending reversibly revertible ridding riding rigs rinds rinks river rotary rotund rubier rubiest
  rubles rugbies rungs saber sacker sacking safer saga sagas salver sample sandal sandblaster sank sash sass sate
  sated saudi saved saving sawed sawing scalp scalped scars scolloped scree screwy scuds scull sears seek sell sender
  shacking shad shade shads shady shah shahs shake sheeny sheep shelf shill shin shiney shinny shins ship shone shoon
  shrew shun shying sicko sifter signage signed simile simpler sinner sitar sitter skate skill skulk skying slacker
  slacking slander slat slated slats slave slaying sledder sleeker sleep sleepier sleet slick slid slipper smacker
  smacking smell snacking snaked snaky snare soars sold soled soli solidi solitary solver somber sonny sony soon sorer
  sower spanner spars spate spaying spell spender spice spices spiel spies spiked spiky spinal spinet spinier spiny
  spire spires spite spites spoke spokes spuds spying stabs stags stain stairs stake staking stalker stalking stare
  stark starker starling start starts state stats staying stays steal stealing steed steeling steely steep steeper
  steer sticker sticking still stirs stocking stolid stood strew stroll strolls stubs study stuns stying suds sundae
  sundry surat swain sward swarm swaying sweeper swell sworn symmetric symmetrical tampered tampering tasered tasering
  theta thew thews thou threaded threadier thready threat tier tiler till timer tireless title todd toddle toddled
  toddles toggled torch toss tread treed twister twisty twit twits twitted twixt vanes vantage vibes vices victoria
  vinos vintaged vises viva vivas wadding wades wages waives wakes wanes wares waved waver wavers wavies weaves
  wedging weeding weeing welding wending while whine whit whited whiten whitey whits wigs winds winks winos wins wite
  wives woken wordy wormy woven wrings write yellowy
`
    .trim()
    .split(/\s+/),
);
