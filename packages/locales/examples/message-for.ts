import { messageFor } from '@invea/locales'

// An issue of @invea/domain or of the service: a field and a code.
messageFor({ field: 'personal.firstName', code: 'required' }, 'en') // => 'First name is required!'
messageFor({ field: 'personal.height', code: 'heightRange', params: { min: 50, max: 250 } }, 'en') // => 'Enter a height between 50 and 250 cm'
messageFor({ field: 'personal.phoneNumber', code: 'phoneFormat' }, 'am') // => 'እባክዎ ትክክለኛ የስልክ ቁጥር ያስገቡ'
// The position in a list does not matter.
messageFor({ field: 'applicants.1.family.0.firstName', code: 'required' }, 'om') // => 'Maqaa guutuun dirqama!'
