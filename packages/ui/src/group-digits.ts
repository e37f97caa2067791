/** 25500 -> "25,500". Does not use Intl, whose results for Afan Oromo and Tigrigna differ by browser (D33). */
export const groupDigits = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
