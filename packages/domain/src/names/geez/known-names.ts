/** Common given names: the passport spelling, then its Ge'ez spellings, the most common first. */
export const namesWithSpellings = `
  ABAYNESH አባይነሽ, ABDI አብዲ, ABDISA አብዲሳ, ABDUL አብዱል, ABDULLAHI አብዱላሂ, ABEBA ኣበባ, ABEBE አበበ,
  ABRAHA ኣብርሃ, AHMED አህመድ, ALEMU ዓለሙ, ALI አሊ, ALMAZ አልማዝ, ALTAYE አልታዬ, AMIN አሚን, AMINAT አሚናት,
  ANULO አኑሎ, ARAYA ኣርኣያ, ASMELASH ኣስመላሽ, ASSEFA አሰፋ, ASTER አስቴር, AYANTU አያንቱ, AYELECH አየለች,
  AYSHA አይሻ, AZIZ አዚዝ,
  BARASA ባራሳ, BARISO ባሪሶ, BEDRU በድሩ, BEKELE በቀለ, BEKER በከር, BERHE በርሀ, BETHLEHEM ቤተልሔም, BINIYAM ቢንያም,
  BIRHANU ብርሃኑ, BIRTUKAN ብርቱካን, BONTU ቦንቱ, BULTI ቡልቲ,
  CHALA ጫላ, CHALTU ጫልቱ,
  DABA ዳባ, DANGISO ዳንጊሶ, DANIEL ዳንኤል, DAWIT ዳዊት, DEMISSE ደምሴ, DEREJE ደረጀ, DESTA ደስታ, DINKA ድንቃ,
  DINKNESH ድንቅነሽ, DUGASA ዱጋሳ,
  EDEN ኤደን, EMEBET እመቤት, ENDALE እንዳለ, ERJABO ኤርጃቦ, EYOB እዮብ,
  FARAH ፋራህ, FATUMA ፋጡማ, FEYISA ፈይሳ, FIKADU ፍቃዱ, FREHIWOT ፍሬሕይወት,
  GADISE ጋዲሴ, GATLUAK ጋትሉዋክ, GEAS ገአስ, GEBRE ገብረ, GEBREEGZIABHER ገብረእግዚአብሔር, GEBREMEDHIN ገብረመድህን,
  GEBRESLASSIE ገብረስላሴ, GEBRIEL ገብርኤል, GEMECHU ገመቹ, GENET ገነት, GETACHEW ጌታቸው, GIORGIS ጊዮርጊስ,
  GIRMA ግርማ, GUTEMA ጉተማ, GUYO ጉዮ,
  HABTEGEBRIELWOLDEMICHAEL ሀብተገብርኤልወልደሚካኤል, HADGU ሓድጉ, HAGOS ሓጎስ, HAILE ኃይለ, HAILU ኃይሉ,
  HAIMANOT ሃይማኖት, HALIMA ሐሊማ, HAMDI ሐምዲ, HAMESO ሃሜሶ, HANFARE ሃንፈሬ, HANNA ሐና, HASSAN ሐሰን, HAWI ሃዊ,
  HENOK ሄኖክ, HIRITI ሂሪቲ, HIWOT ሕይወት, HODAN ሆዳን, HUSSEN ሁሴን,
  IBRAHIM ኢብራሂም,
  JEMAL ጀማል, JIRENYA ጅሬኛ, JITU ጅቱ,
  KAHSAY ካሕሳይ, KAYAMO ካያሞ, KEBEDE ከበደ, KEDIJA ከዲጃ, KEMAL ከማል, KERIMA ከሪማ, KIDIST ቅድስት, KIROS ኪሮስ,
  KOANG ኮአንግ, KULANI ኩለኒ,
  LALISE ላሊሴ, LEMLEM ለምለም, LEMMA ለማ, LENSA ሌንሳ, LETEBRHAN ለተብርሃን, LIDIYA ሊዲያ,
  MADEBO ማዴቦ, MARIAM ማርያም, MARTA ማርታ, MEBRAHTU መብራህቱ, MEDHIN መድህን, MEHRET ምህረት, MEKDES መቅደስ,
  MENGISTU መንግሥቱ, MERGITU መርጊቱ, MESERET መሠረት, MESFIN መስፍን, MICHAEL ሚካኤል, MOHAMMED መሐመድ,
  MULUGETA ሙሉጌታ,
  NASIR ናስር, NATNAEL ናትናኤል, NUR ኑር, NURU ኑሩ, NYAKONG ኛኮንግ,
  OKELLO ኦኬሎ, OLANA ኦላና, OMOD ኦሞድ,
  RAHEL ራሔል, REGASA ረጋሳ, ROBEL ሮቤል,
  SAMUEL ሳሙኤል, SARA ሳራ, SEID ሰይድ, SELAMAWIT ሰላማዊት, SENAIT ሰናይት, SHANKO ሻንቆ, SHIFERAW ሽፈራው,
  SHIKUR ሽኩር, SIFAN ሲፋን, SOFIYA ሶፊያ, SOLOMON ሰሎሞን, SURAFEL ሱራፌል,
  TADESSE ታደሰ, TAKELE ታከለ, TANTU ታንቱ, TEKLE ተክሌ, TEKLU ተክሉ, TESFAYE ተስፋዬ, TESHOME ተሾመ, TIGIST ትዕግሥት,
  TOLASA ቶለሳ, TSADKANEMARIAM ጻድቃነማርያም, TSEGAY ፀጋይ, TSEHAY ፀሐይ, TSIGE ፅገ, TSION ጽዮን,
  WAKTOLA ዋቅቶላ, WANA ዋና, WARSAME ወርሰሜ, WELDAY ወልዳይ, WELETE ወለተ, WOLDE ወልደ, WONDIMU ወንድሙ, WORKU ወርቁ,
  WUBIT ውቢት,
  YARED ያሬድ, YEMANE የማነ, YESHI የሺ, YOHANNES ዮሐንስ, YUSUF ዩሱፍ,
  ZEHARA ዘሃራ, ZEMEDE ዘመደ, ZENEBECH ዘነበች, ZERIHUN ዘሪሁን
`

const spellingsByName = (list: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    list.split(',').map((entry) => {
      const [name = '', ...spellings] = entry.trim().split(' ')
      return [name, spellings]
    }),
  )

/** Ge'ez spellings of common given names by their passport spelling. */
export const knownNames: Readonly<Record<string, readonly string[]>> =
  /* @__PURE__ */ spellingsByName(namesWithSpellings)
