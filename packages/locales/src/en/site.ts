/** Site selection (A §2, A §5). */
const site = {
  intro: 'Choose the office you will go to. Everyone who applies must come to it in person.',
  deliverySiteHint: 'You collect the finished document here.',
  choose: 'Please select',
  loadingOffices: 'Loading offices...',
  noOffices: 'There is no office in this region yet. Please choose another region.',
  mainOffice: 'Main office',
  branch: 'Branch',
  chosen: 'Your choice',
  nothingChosen: 'The address and contact of the office appear here once you have chosen one.',
  address: 'Address',
  contact: 'Contact',
  phone: 'Phone',
  fax: 'Fax',
} as const
export default site
