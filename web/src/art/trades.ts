/** Who wears what, by trade and by name: headgear, collar, tool; F is a woman. What is left out (-) is drawn by lot
 *  from
 *  the parts of the kind. A trade looks alike in every game and on every copy of a card; the rest differs. */
const written = (text: string): [string, string][] =>
  text
    .split(/[|\n]/)
    .map((entry) => entry.split(':').map((part) => part.trim()) as [string, string])
    .filter(([who]) => who);
export const cast = (text: string): Readonly<Record<string, string>> => Object.fromEntries(written(text));

export const TRADES = cast(`
abbot: mitre stole crosier | acolyte: tonsure habit candle | advocate: biretta lapels scroll
antagonist: patch studs club | apprentice: coif apron mallet | aristocrat: feather ermine goblet
artisan: kerchief apron mallet | artist: feather laces brush F | assassin: shawl cloak dagger
benefactor: chaperon chain purse | bishop: mitre stole cross | brawler: bare strap jug | brute: nasal fur club
builder: coif apron hammer | charlatan: wizard tunic pot | chevalier: crest mail sword
clergyman: skullcap habit book | cleric: tonsure habit book | conspirator: deephood cowl letter
courier: bycocket strap letter | custodian: cap chain key | deacon: tonsure stole book
dealer: turban lapels purse | debt-collector: slouch fur scroll | defender: kettle mail shield
devotee: wimple habit candle F | diplomat: chaperon ermine scroll | disciple: hood habit beads
enforcer: nasal studs spear | father: hood cowl cross | ferryman: cap cloak oar | financer: furhat chain coin
follower: veil tunic beads F | foreman: cap apron scroll | friar: tonsure cowl loaf
gatekeeper: kettle studs key | gatherer: straw pack basket F | goldsmith: skullcap apron goblet
grifter: feather laces cards | guildmaster: furhat chain dividers | herdsman: straw tunic crook
huntsman: bycocket fur bow | illusionist: wizard cloak cards | jeweller: skullcap lapels gem
journeyman: cap pack staff | keeper: cap chain key | knight: bascinet mail sword | labourer: straw apron shovel
lender: beret fur coin | lookout: bycocket cloak horn | maiden: chaplet laces rose F | mason: coif apron trowel
meddler: fool laces dice | merchant: furhat lapels scales | messenger: bycocket strap horn
miner: hood tunic pick | missionary: straw habit staff | noble: coronet ermine goblet
overseer: feather chain scroll | partisan: hood habit spear | pastor: hood cowl crook | patron: beret fur coins
peddler: straw pack basket | pickpocket: kerchief laces purse | pilgrim: straw cloak staff
priest: biretta stole censer | princess: coronet cloak rose F | profiteer: furhat lapels coin
proprietor: chaperon fur key | racketeer: slouch lapels club | savage: furhood fur axe
scoundrel: patch laces dagger | sculptor: kerchief apron chisel | smithy: kerchief apron hammer
squire: bowl tunic sword | stonecutter: coif apron block | street-urchin: messy tunic loaf
strongman: bare studs hammer | swindler: feather lapels dice | teacher: biretta cowl book
thief: deephood cloak dagger | tinker: cap apron hammer | trader: turban lapels pot | traitor: hood cloak dagger
traveller: bycocket cloak staff | trickster: mask laces cards | vagrant: slouch tunic jug
vicar: skullcap cowl book | watchman: bascinet tunic lantern | wayfarer: hood cloak staff
weaver: veil apron shuttle F | woodcutter: hood laces axe
`);
/** People whom both tables know by name. */
export const PEOPLE = cast(`
ada: deephood cloak dagger F | bertha: veil ermine key F | clovis: crown mail sword | emma: wimple stole book F
guntram: skullcap chain cross | judith: kerchief apron axe F | lothaire: furhat lapels gem
merovech: bare fur hammer | rudolf: crest ermine shield | therese: hennin chain scales F
arnulf: coif apron dividers | charles: crown ermine sceptre | clotilde: veil lapels purse F
louis: mitre stole beads | matilda: mask laces dagger F | delphine: coronet apron chisel F
engelier: nasal studs sword | fara: hennin ermine falcon F | frederick: biretta apron trowel
girard: bycocket pack coin | isabette: chaplet chain basket F | mariam: wimple cloak rose F
renauld: kettle apron pick | scarlette: veil habit candle F | zesiro: shawl strap dice
caroline: circlet stole lute F | gisela: coronet ermine goblet F | hugo: patch lapels cards
larena: veil pack jug F | samson: bare studs block | suzerain: crown chain purse | walaric: crest mail spear
folke: furhood fur fish | helena: wimple ermine cross F | ivon: hood apron saw | mayya: hennin chain falcon F
`);
