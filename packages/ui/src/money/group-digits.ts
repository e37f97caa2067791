/** 25500 -> "25,500". Not Intl, whose answer differs by browser for Afan Oromo and Tigrigna (D33). */
export const groupDigits = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
