export { FileChooser, type FileChooserProps, type FileChooserWords } from './file-chooser.tsx'
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx'
