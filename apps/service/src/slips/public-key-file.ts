/** The service writes its public key into this file of the data folder when it starts; offices get a copy. */
export const publicKeyFile = 'barcode-public-key.txt'
