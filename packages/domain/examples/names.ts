import { compareSpellings, joinedSpelling, suggestGeez, suggestLatin } from '@invea/domain'

// To be offered, never filled in: the spelling is the person's own.
suggestGeez('Tigist', 2) // => ['ትዕግሥት', 'ቲግስት']
suggestLatin('ኃይሉ', 1) // => ['HAILU']
compareSpellings('ኃይሉ', 'ሀይሉ') // => 'soundsAlike'
joinedSpelling("Sa'adaa") // => 'SAADAA'
