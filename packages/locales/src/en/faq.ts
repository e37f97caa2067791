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
    a: 'A new passport costs {{amount}} ETB. Replacing an expired or full one costs the same. The old fees of {{regular}} ETB, or {{expedite}} ETB for faster service, no longer apply.',
    link: 'All services and fees',
  },
  urgent: {
    q: 'Can I get my passport faster?',
    a: 'Yes, {{short}} or {{long}} working days after your appointment, from {{amount}} ETB: for a medical or legal emergency, a death in the family and similar reasons, with proof, at the main office in Addis Ababa. You need an account.',
    link: 'Urgent service: conditions, documents and fees',
  },
  lost: {
    q: 'I lost my passport. What should I do?',
    a: 'Report it to the police and ask for a police report; then apply here. If the passport was still valid, cancelling it takes {{days}} days.',
  },
  collect: {
    q: 'How long do I have to collect my passport?',
    a: '{{days}} days. We cancel a passport that is not collected in that time.',
  },
  pay: {
    q: 'How and when do I pay?',
    a: 'With a payment order, online or with its code at a bank, within {{hours}} hours of the order. Direct deposits and transfers are not accepted.',
  },
  silence: {
    q: 'I have paid but received no message. What should I do?',
    a: 'We confirm by SMS or email within {{hours}} hours of your payment. If we do not, call {{line}} or write to {{mailbox}}.',
  },
  refund: {
    q: 'Do I get my money back?',
    a: 'No. Fees are forfeited if you do not show up, cancel, or are rejected for incorrect information.',
  },
  change: {
    q: 'Can I change the date of my appointment?',
    a: 'Yes, after you have paid, and no later than two days before. Look up your application under Manage Application.',
    link: 'Manage Application',
  },
  account: {
    q: 'Do I need an account?',
    a: 'No. Without one, you look up your application by its numbers. With one, you have all your applications together, and you need one for the urgent service.',
  },
  proxy: {
    q: 'Can someone else go for me?',
    a: 'No. Nobody can apply for you. A parent or guardian must accompany a child.',
  },
  group: {
    q: 'Can a family apply together?',
    a: 'Yes: {{min}} to {{max}} people with one appointment and one payment. Everyone must come to the office.',
  },
  arrive: {
    q: 'When should I be at the office?',
    a: 'No earlier than {{minutes}} minutes before your appointment. The offices are open {{open}} – {{close}}, Monday to Friday, Addis Ababa time.',
  },
} as const
export default faq
