export { Skeleton } from './skeleton.tsx'
export { Spinner } from './spinner.tsx'
