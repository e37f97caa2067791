/** How a payment order is paid, step by step (B §2 Payment instruction page). Shown as plain text (D21). */
const instruction = {
  redirect: {
    open: "Open the provider's payment page with the button.",
    compare: 'Compare the amount: {{amount}} ETB.',
    pay: 'Pay there with your mobile money or bank.',
    back: 'You come back here by yourself. If not, open My Applications again.',
  },
  code: {
    go: 'Go to any branch of the bank, or use its app.',
    tell: 'Give the order code {{orderCode}}.',
    pay: 'Pay exactly {{amount}} ETB and keep the receipt.',
    message: 'You get a message as soon as the payment arrives.',
  },
  deadline: 'Pay before {{until}}. After that the order is no longer valid.',
  orderOnly: 'Only payment through the payment order is accepted, not direct deposit or transfer.',
} as const
export default instruction
