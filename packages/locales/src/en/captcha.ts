/** The check that a person is there (A §5, D15): a sum for the device, no puzzle for the person. */
const captcha = {
  label: 'I am not a robot',
  hint: 'Tick the box; your device then works for a few seconds. There are no pictures to choose.',
  working: 'Checking...',
  verified: 'Verified',
  failed: 'The check did not succeed.',
} as const
export default captcha
