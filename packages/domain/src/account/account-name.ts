/** What an account is known by: its e-mail address, whatever its letter case and the blanks around it (B §2 Sign-in). */
export const accountName = (typed: string): string => typed.trim().normalize('NFC').toLowerCase()
