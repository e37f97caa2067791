/** Texts of the provider. The sandbox is an independent program and shares no texts with the portals. */
const en = {
  banner: 'Sandbox: a test page. No real money moves here.',
  homeTitle: 'Payment sandbox',
  homeIntro:
    'This program takes the part of a payment provider and a bank while the portals are developed and tested. Make an order in a portal, then open it here and pay it, or let the payment fail.',
  orders: 'Orders, newest first',
  noOrders: 'There are no orders yet.',
  openOrder: 'Open the order',
  title: 'Pay for your order',
  bankTitle: 'Bank counter',
  amount: 'Amount',
  reference: 'Reference',
  payer: 'Payer',
  payBefore: 'Pay before',
  pay: 'Pay',
  fail: 'Let the payment fail',
  cancel: 'Cancel the payment',
  payLate: 'Pay late',
  lateHint: 'The money arrives after the deadline of the order has passed.',
  faults: 'Let something go wrong',
  pending: 'Not paid yet',
  success: 'Paid',
  failed: 'The payment failed',
  'failed/cancelled': 'The payment was cancelled',
  late: 'Will be paid late',
  return: 'Back to the shop',
  noReturn: 'Payment finished. You may close this page.',
  notFound: 'This payment does not exist.',
  codeLabel: 'Order code',
  codeHint: 'The code that the customer shows at the counter.',
  findCode: 'Find the order',
  codeUnknown: 'No order has this code. Check it and try again.',
  postPayment: 'Post the payment',
  anotherCode: 'Enter another code',
  otherLanguage: 'አማርኛ',
}
type PageWords = typeof en

const am: PageWords = {
  banner: 'የሙከራ ገጽ፦ እዚህ እውነተኛ ገንዘብ አይንቀሳቀስም።',
  homeTitle: 'የክፍያ ሙከራ',
  homeIntro:
    'ይህ ፕሮግራም ፖርታሎቹ ሲሠሩና ሲሞከሩ የክፍያ አቅራቢንና የባንክን ሥራ ያከናውናል። በፖርታሉ ትዕዛዝ ይፍጠሩ፤ ከዚያ እዚህ ከፍተው ይክፈሉ ወይም ክፍያው እንዳይሳካ ያድርጉ።',
  orders: 'ትዕዛዞች፣ አዲሶቹ መጀመሪያ',
  noOrders: 'እስካሁን ትዕዛዝ የለም።',
  openOrder: 'ትዕዛዙን ይክፈቱ',
  title: 'ለትዕዛዝዎ ይክፈሉ',
  bankTitle: 'የባንክ መስኮት',
  amount: 'የገንዘብ መጠን',
  reference: 'መለያ ቁጥር',
  payer: 'ከፋይ',
  payBefore: 'ከዚህ በፊት ይክፈሉ',
  pay: 'ይክፈሉ',
  fail: 'ክፍያው እንዳይሳካ ያድርጉ',
  cancel: 'ክፍያውን ይሰርዙ',
  payLate: 'ዘግይተው ይክፈሉ',
  lateHint: 'ገንዘቡ የሚደርሰው የትዕዛዙ ጊዜ ካለፈ በኋላ ነው።',
  faults: 'ስህተት ይሞክሩ',
  pending: 'ገና አልተከፈለም',
  success: 'ተከፍሏል',
  failed: 'ክፍያው አልተሳካም',
  'failed/cancelled': 'ክፍያው ተሰርዟል',
  late: 'ዘግይቶ ይከፈላል',
  return: 'ወደ ነበሩበት ገጽ ይመለሱ',
  noReturn: 'ክፍያው ተጠናቋል። ይህን ገጽ መዝጋት ይችላሉ።',
  notFound: 'ይህ ክፍያ የለም።',
  codeLabel: 'የክፍያ ትዕዛዝ ኮድ',
  codeHint: 'ደንበኛው በመስኮቱ የሚያሳየው ኮድ።',
  findCode: 'ትዕዛዙን ይፈልጉ',
  codeUnknown: 'በዚህ ኮድ ትዕዛዝ አልተገኘም። እባክዎ አረጋግጠው እንደገና ይሞክሩ።',
  postPayment: 'ክፍያውን ይመዝግቡ',
  anotherCode: 'ሌላ ኮድ ያስገቡ',
  otherLanguage: 'English',
}

export const words = { en, am }
export type PageLanguage = keyof typeof words

/** `?lang=` first, then the merchant's language, then the browser's; English otherwise. */
export const chooseLanguage = (
  query: string | undefined,
  merchant: string | undefined,
  accept: string | undefined,
): PageLanguage => {
  const language = query ?? merchant ?? accept?.split(',')[0]
  return language?.trim().toLowerCase().startsWith('am') ? 'am' : 'en'
}
