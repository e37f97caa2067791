/** The check that a person is there (A §5, D15): a sum for the device, no puzzle for the person. */
const captcha = {
  label: 'I am not a robot',
  hint: 'Tick the box and wait a few seconds. There is no puzzle.',
  working: 'Checking...',
  verified: 'Verified',
  failed: 'The check did not succeed.',
} as const
export default captcha
