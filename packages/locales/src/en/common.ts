/** Words that every page needs. */
const common = {
  next: 'Next',
  back: 'Back',
  previous: 'Previous',
  save: 'Save',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading...',
  close: 'Close',
  ownTime: 'On the clock of your device: {{time}}',
} as const
export default common
