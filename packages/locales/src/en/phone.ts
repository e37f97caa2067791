/** The page that changes the phone number of an account, and the link for a lost phone. */
const phone = {
  title: 'Change your phone number',
  now: 'Your codes now go to {{phone}}.',
  field: {
    phoneNumber: 'New phone number',
    password: 'Password',
    oldCode: 'Code sent to your current phone',
    code: 'Code sent to your new phone',
  },
  hint: {
    phone: 'We text a code to this number and one to your current phone.',
    phoneByMail: 'We text a code to this number.',
    password: 'We ask for it again, so that no one can change the number on a device that you left open.',
    code: '{{length}} digits',
  },
  send: 'Send the codes',
  sendOne: 'Send the code',
  sentBoth:
    'We sent a {{length}}-digit code to {{next}} and another one to {{old}}. They work for {{minutes}} minutes.',
  sentOne: 'We sent a {{length}}-digit code to {{next}}. It works for {{minutes}} minutes.',
  submit: 'Change the number',
  again: 'Correct the new number',
  wrongPassword: 'The password is not correct.',
  wrongBoth: 'One of the two codes is not correct. Check both and try again.',
  newCodes: 'Send new codes',
  changed: 'Your phone number has been changed',
  changedHelp: 'The next codes go to {{phone}}. Other devices were logged out.',
  waits: 'Your phone number will change on {{until}}',
  waitsHelp:
    'Until then your codes go to the old phone. We have told the old phone and your email address how to cancel the change. When the number has changed, log in again.',
  pending: 'On {{until}} your number will change to {{phone}}.',
  lost: {
    action: 'I no longer have this phone',
    title: 'You no longer have your phone',
    intro:
      'We will send a link to the email address of your account. With it you enter your new number. The change takes effect after a waiting time, so that no one can take your account.',
    send: 'Send the link',
    sent: 'We have sent a link to the email address of your account',
    sentHelp:
      'It works once and for {{minutes}} minutes. Look in your spam folder too. No access to that mailbox? Call {{line}} free of charge.',
    expired: 'Your log-in has expired. Log in again, then ask for the link.',
  },
  cancel: {
    title: 'Cancel the change of your phone number',
    intro: 'Someone asked to change the phone number of your account. If you cancel this, the number stays as it is.',
    action: 'Cancel the change',
    done: 'The change has been cancelled',
    doneHelp: 'If you did not ask for it, someone knows your password. Choose a new one now.',
    password: 'Choose a new password',
    expired: 'There is no change to cancel',
    expiredHelp:
      'It was cancelled before, replaced by a newer one, or has taken effect. If you did not ask for it, call {{line}} free of charge.',
  },
  link: {
    expired: 'This link no longer works',
    expiredHelp: 'It works only once. Log in and ask for a new one on the page for the code.',
  },
  login: {
    title: 'Log in to change your phone number',
    help: 'If you no longer have the phone, enter your password and choose “I no longer have this phone” on the page for the code.',
    action: 'Log in',
  },
} as const
export default phone
