/** How a payment order is paid, step by step (B §2 Payment instruction page). Shown as plain text (D21). */
const instruction = {
  redirect: {
    open: 'Select the button to open the payment page.',
    compare: 'Compare the amount: {{amount}} ETB.',
    pay: 'Pay there with mobile money or your bank.',
    back: 'You return here automatically. If not, open My applications again.',
  },
  code: {
    go: 'Go to any branch of the bank, or use its app.',
    tell: 'Give the order code on this page.',
    pay: 'Pay exactly {{amount}} ETB and keep the receipt.',
    message: 'We will text you as soon as your payment arrives.',
  },
  orderOnly: 'Only payment through the payment order is accepted, not direct deposit or transfer.',
} as const
export default instruction
