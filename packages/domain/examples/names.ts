import { compareSpellings, joinedSpelling, suggestGeez, suggestLatin } from '@invea/domain'

suggestGeez('Tigist', 2) // => ['ትዕግሥት', 'ቲግስት']
suggestLatin('ኃይሉ', 1) // => ['HAILU']
compareSpellings('ኃይሉ', 'ሀይሉ') // => 'soundsAlike'
joinedSpelling("Sa'adaa") // => 'SAADAA'
