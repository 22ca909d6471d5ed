/**
 * Everyday words that are no misspellings, although a word of the trade is one letter away: "while" is not white. They
 * are those of a general English word list that the speller would change.
 */
export const lookalikes: ReadonlySet<string> = new Set(
  `
  jhanjhat think thinks shall tick trick store stores stored stork money moneys penny pony foreman plan plans planned heather
  chat weather loan word words swore
  abate adorn agape agave allan allay ambler angela anger angle anna annie anti antic antis arabia arched archers
  archest ashen asses assess aura aurae aural auras bacon bagel bagged bahrain balds balks balms balsa banal banged
  baptist bards basin basis basked bass basset bathe baton beach beadle beaked beamed bean beaned beard bearded beards
  beater beaued bedded began begun belched belches bell bella belle belles bestir bicycled bicycler bide bided bides
  bids bill billy binds bitten bladed blank block blown bluish blushed bolls bomb bombed bomber bombs bonny bosh
  bother bracket bradded brads braes brags brained braised branded brans bras brash brassy brats brawn brays breach
  breaded bribe bribes bridge bridges bridle bridles brie bries brine brines brioches bronzed brothel brow brows
  buckled buckler bulk bulls bungle bungles bursa bush bushed butterflied bypast calla camerae cased cashed cashing
  casing ceased ceasing cell celli cells chad chafed chafing chair chairs chancel chandler chandlers chant chart chary
  chase chaser chases chasm chat cheek cherrier cherriest chest chichi chick chid chile chili chill chin chins choke
  choked chokes choler chopper choral chow chris chunks churl churn chute cinch clads clamber clams clans claps clash
  clays clever climbed clod closer cloudy clout clove cloven cloves clown clunky clutter coach coal collage collect collects collected collection comps
  conformation contiguous cooker cooper coos copier copped copter corral couch coupe coupled couplet cover cram creak
  creamy creation crept cricked croon cropper crops crow crowd crust cuba cuss cutworm dairy dandle dandles dandy
  danger dangers dangled dangly deal debar dedicate deify dill dingle dingles dongle dongles dragoon drips droops
  dropsy dross eagled eaglet earning earnings easier easing eastern eater eating emirate employee employers employes
  employs enameler engram engraver erring ester ethic expand expending expends extended extendible fanny farther
  fatback fatter feater fees fidgety fiend finance fitter flash flesh flora florae floras flowed flus fool footfall
  franc fried fronted gall galley gamed gannet garb garbs garner garret geek genes gentlemen genus georgia gill gimme
  gimmes girds girts glassy gloom godless golder gored gradated gradating gradation grainy grampus grandparent
  granulate granulates grasps grateful greene grille grin grumps gulag gulch gulden gyps hallo hallow hampered hams
  handiwork hanged hangman harem harm haven hear heard hears hearth hearths hearty heat heats hell hinted hiss hoarse
  hobby holey hoods hoofs hoots hops horde horsed horseshoed horsey horsy hose hyderabad identify infinite inland
  inscriber jaipur jane janet jargon jets kappa keener keying khaki kipper kitted knitted knuckled korea kuwait
  laddies lade ladle ladles lake lang lanka lapin lapins laps larch lath latticed lauren laves laving lazies leaky
  leases leaven leavens leaver leavers lila lives loaves locked locker locus lots louts lucknow lung madame madly
  magneto mainer mainly maker mambas mamma mammy manage managed manages mane maned mange manger mania manic manila
  manna marion market marring martin martins math matted maui mayor meaner meanly meant mediation medication mender
  mends menus microwave milan minima missis momma morn morning morns motel motes motet mufti mundane murk murks murky
  naiad nanny needle nook officer oman omens operable opes oranger ovens paced paddock paged pain pale paled pane
  panel panties panty papal pappies pappy pared parent parities parity parries parry parsley partied partly pass passe
  pasties pasts pasty pate patents pawed payee payer paypal peace peachy peaks peal peals peas peats pedants peel
  peeled peeler peels peer peers peeve pence pennants peppy pests petal petcock petcocks phalli phatter phis photon
  photons pile pinch pitas place plaid plaint plait plank plant poach poets poky polisher polka polly poly poncho pool
  porky ports poses posits poss potpies pots pouts preach preen premise prison promised puddle pulpy punch purpled
  purpler puzzled puzzler quirk quirks rabbet rabbi rabbis rabies racket readying reaming reaping rearing redding
  reeding regale rehired rehires rehiring religions renal rending retied reties retiree retried retries retrod retry
  reversibly revertible rewired rewires rewiring ridding riding rigs rinds rinks rises river rivers robes rocked
  rocker rodes roes roles rosed ross rotary rotes rotund roues rouses roves rubier rubiest rubles rugbies rungs ruses
  saber sacker sackers sacking safer saga sagas sallows salver sample sandal sandblaster sank sash sass sate sated
  saved saving sawed sawing scalp scalped scars scolloped scree screwy scuds scull sears seek sell sender shacking
  shad shade shads shady shah shahs shake shallows shed sheds sheeny sheep shelf sherd shews shill shilling shin
  shiney shinny shins ship shoat shone shoon shoot shore shorn shorty shot shout shrew shun shying sicko sifter sigh
  signage signed simile simpler simply sinner sitar sitars sitter skate skill skulk skying slacker slackers slacking
  slander slat slated slats slave slaying sledder sleeker sleep sleepier sleet slicer slick slid slier slipper smacker
  smackers smacking smell snacking snaked snaky snare snivel snort soars sold soled soli solider solidi solitary
  solver somber sonny sony soon sorer sort souse sower spanner spars spate spaying speeder spell spender spice spices
  spidery spiel spies spiked spiky spinal spinet spinier spiny spire spires spite spites spoke spokes sport spoused
  spuds spying stabs stain stairs stake staking stalker stalkers stalking staph stare stark starker starling start
  starts state stats staying stays steal stealing steed steeling steely steep steeper steer stetson sticker stickers
  sticking stiff still stirs stolid stood strew stroll strolls stubs study stuff stuns stying subtler subtly suds
  sundae sundry surat swain sward swarm swaying sweeper swell sworn tampered tampering tasered tasering teaches teem
  theta thew thews thou threadier thready threat tier tiler till timer tireless title todd toddle toddled toddles
  toddy toggled torch torts toss tread treed trial turtled twains tween twigs twine twister twisty twit twitted twixt
  understate understates user vanes vantage vibes vices victoria villi vinos vintaged vises viva vivas wadding wades
  wages waives wakes wanes wares waved waver wavers wavies wedging weeding weeing welding wending whaled whaler whine
  whit whited whiten whitey whits wifed wifely wifi wigs wiley winds winks winos wins wives wordy wormy wove
  wrings write yell yellowy yells
  agnates ammonites appetite appetites bleak bluey cadres canthi canty caries carious carrels carries carryall
  carryalls cartes cautious charities charity coatees coatis coenocyte coitus collarless cooties copals copperas cotes
  coyote coyotes craal cuneate curial curl cuteys cuties cutis demand demands demented demounted depside elite elites
  fleurette fluorides gargets groin groins guild guilds ileitis kainite kainites kente keynote keynotes khanate kraal
  kraals kyats layups leaps lopes loupes maisonette maisonettes marquesses marquisette morion morions moron morons
  naevi naive nave navvies nephritis oleate oolite parr parrs pastilles pastis paucity pesty pier piers piste pistes
  pistil pistils postie posties prances proselyte proselytes quarries quarry quiets quietus quinate quinte quipper
  quits quoits rident robe rodent rodents roose rosy rouse rube rubious ruse samphires seels sodalities spheres steles
  tael tapas thiol toil toils topees toupees traipsed triolein valet valets varsities varsity vault vaults vilayet
  volt volts
  past
`
    .trim()
    .split(/\s+/),
);
