/** Passport Appointment (FAQ), B §2; figures come from the rules (B §9 FAQ facts, D6). */
const faq = {
  title: 'Passport Appointment (FAQ)',
  summary: 'Short answers to what people ask most about passports and appointments.',
  validity: {
    q: 'How long is a passport valid?',
    a: '{{years}} years from the day it was issued. To travel, it must still be valid for at least {{months}} months.',
  },
  pages: {
    q: 'How many pages does a passport have?',
    a: '{{small}} or {{large}} pages. You choose the size in the form.',
  },
  fee: {
    q: 'What does a passport cost?',
    a: 'A new passport costs {{amount}} ETB, and so does one in place of an expired or full passport. The earlier tariff of {{regular}} ETB, or {{expedite}} ETB for quicker service, is no longer charged.',
    link: 'All services and fees',
  },
  urgent: {
    q: 'Can it go faster?',
    a: 'Yes, in {{short}} or {{long}} working days, from {{amount}} ETB: for a medical or legal emergency, a death in the family and similar reasons, with evidence, at the main office in Addis Ababa. You need an account.',
    link: 'Urgent service: conditions, papers and fees',
  },
  lost: {
    q: 'I lost my passport. What should I do?',
    a: 'Report it to the police and ask for the evidence letter; then apply here. If the passport was still valid, its clearing takes {{days}} days.',
  },
  collect: {
    q: 'How long is my finished passport kept for me?',
    a: '{{days}} days. A passport that nobody collects in that time is cancelled.',
  },
  pay: {
    q: 'How and when do I pay?',
    a: 'With a payment order, online or with its code at a bank, within {{hours}} hours of the order. Direct deposits and transfers are not accepted.',
  },
  silence: {
    q: 'I have paid and heard nothing. What now?',
    a: 'A confirmation comes by SMS or e-mail within {{hours}} hours of the payment. If it does not, call {{line}} or write to {{mailbox}}.',
  },
  refund: {
    q: 'Do I get my money back?',
    a: 'No. Fees are forfeited if you do not show up, cancel, or are rejected for incorrect information.',
  },
  change: {
    q: 'Can I change the date of my appointment?',
    a: 'Yes, once it is paid and as long as it is later than tomorrow. Look your application up under Manage Application.',
    link: 'Manage Application',
  },
  account: {
    q: 'Do I need an account?',
    a: 'No. Without one you look up your application by its numbers. With one you have all your applications in one place, and the urgent service requires it.',
  },
  proxy: {
    q: 'Can somebody else go for me?',
    a: 'No. Proxy applications are not allowed. A parent or guardian must accompany a child.',
  },
  group: {
    q: 'Can a family apply together?',
    a: 'Yes: {{min}} to {{max}} people with one appointment and one payment. Each of them comes to the office.',
  },
  arrive: {
    q: 'When should I be at the office?',
    a: 'Not earlier than {{minutes}} minutes before your appointment. The offices work {{open}} – {{close}}, Monday to Friday, Addis Ababa time.',
  },
} as const
export default faq
