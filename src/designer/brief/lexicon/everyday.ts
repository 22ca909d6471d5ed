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

/** Words for jewellery of any kind. */
export const namesOfTrade: ReadonlySet<string> = wordsOf(`
  jewellery jewelry jewelery jewellary jewlery jewlry jewel jewels zewar zevar zewarat jevar jevrat gehna gehne gahna
  gahne gehnon gahnon ornament ornaments abhushan aabhushan nagai abharanam bling trinket
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
  ek do aap instead them it enough its
`);

/** Everyday words of Hindi as it is typed, which say nothing about jewellery either. */
export const hindiWords: ReadonlySet<string> = wordsOf(`
  thoda thodi thode thora zara jara kuch kuchh koi kya kyu kyun kyunki kaise kaisa kaisi kaun kab kahan jab tab ab abhi
  yahan wahan yaha waha idhar udhar upar neeche niche andar bahar aage peeche baad pehle pahle phir fir toh to bhi hi na
  haan han ji theek thik thk sahi galat accha achha acha acchi achhi acche badhiya badiya mast sundar pyara pyari pyaari
  bahut bohot bahot zyada jyada jyaada kam bilkul ekdum sirf bas aisa aisi aise waisa waisi waise jaisa jaisi jaise itna
  itni itne utna kitna kitni kitne sab sabhi saare sare poora puri poori dusra dusri doosra doosri alag wahi yahi yehi
  wohi vahi ye yeh woh wo voh vo is us in un iska iski iske uska uski uske inka unka unki unke isko usko inko unko isi usi
  mera meri mere mujhe mujhko hum hume humein hamara hamari hamare apna apni apne tum tumhara aap aapka aapki aapke kisi
  kisko jisko jiska jiski jismein jisme log logon bhaiyya wala wali wale vala vali vale
  hai hain he h tha thi the ho hoga hogi honge hona hota hoti hote hua hui hue raha rahi rahe rahega rahegi rehna rehne
  kar karo karna karke kardo karwana kare karein kiya karta karti lo le lena lenge liya lete lagta lagti lage lagao lagana
  lag lagbe de dena do dedo dijiye dikha dikhao dikhana dikhaiye dikhaye dikhni dikhna dikhe dekho dekhna dekhne dikhne chahie
  chahiye chahiyen chaahiye chiye chaiye chahta chahti chahte mangta manga mangwana bana banao banana banwana banvana
  bane bani bata batao bataiye bolo bola bole boli kaha kehte kehna samjha samjhna samjho suno pehen pehna pehni pehenna
  pehenne pehnna pehnne pehnti pehenti pahanna pahanne pahnna pahnne pahanni pahenna pehnungi rakhna rakho rakhe aana aaye
  aa aaya jana jaye jaaye ja jayega gaya gayi chalega chalegi chalta milega mile milna mila mil sakta sakti sakte saku
  chalo padega padegi pade padta
  aur ya par pe mein me main men se ko ka ki ke ne tak liye liya vaste saath sath bina bagair magar lekin kyonki agar to
  warna nahi nahin nhi ni nai mat
  ek do teen char paanch chhe saat aath nau das ghar dukaan dukan paisa paise rupaya cheez chiz kaam naya nayi naye nai
  purana purani purane chota choti chote chhota chhoti chhote bada badi bade lamba lambi lambe mota moti mote patla patli
  patle gol seedha sidha tedha khula band sasta sasti mehnga mehngi jaldi jldi der aaj kal parso din raat hafta mahina
  saal baje subah shaam nikal nikaal nikalo nikalna nikala chalga chlega pehla pehli pehle pichla pichli pichle baar bar
  pasand dusro chor kahin kahi aankh aankhon kaan naak gala gale haath pair ungli wahin wahi matlab bharpur umar naap gift tarah tareeke types
`);
