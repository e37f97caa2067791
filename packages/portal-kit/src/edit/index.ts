export { EditFilesScreen, EditPerson, EditScreen } from './EditScreen.tsx'
