export { EditFilesScreen, EditScreen } from './EditScreen.tsx'
