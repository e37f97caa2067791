/** Words that every page needs. */
const common = {
  next: 'Next',
  back: 'Back',
  save: 'Save',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading...',
  close: 'Close',
} as const
export default common
