export { DescriptionList } from './description-list.tsx'
