/**
 * Words that the commonest passwords are made of, in lower case and without the digits and signs that people put around
 * them: international lists' front runners, keyboard walks, and what is common in India and in a music shop.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passcode passw0rd pass passme mypass mypassword letmein letmeinnow welcome login admin administrator
  root user username guest test tester testing default changeme change secret secrets private master hello helloworld
  iloveyou loveyou iluvyou ilove lovely loveme love lover forever always baby babygirl angel princess queen prince king
  sunshine sunflower flower rainbow butterfly cookie chocolate banana orange apple cherry pepper ginger cheese coffee
  monkey dragon tiger lion eagle wolf panda shadow phantom ghost killer hunter ranger soldier warrior ninja samurai
  superman batman spiderman ironman pokemon naruto starwars matrix gandalf hogwarts harrypotter minecraft fortnite
  football baseball basketball hockey soccer cricket tennis arsenal chelsea liverpool barcelona realmadrid manchester
  michael jordan jennifer jessica ashley nicole daniel andrew joshua matthew robert thomas charlie george william
  jasmine michelle hannah samantha amanda maggie buster pepper bailey tigger snoopy rocky max lucky harley mustang ferrari
  porsche mercedes yamaha honda suzuki corvette computer internet google facebook instagram whatsapp youtube twitter
  microsoft windows linux apple iphone android samsung nokia redmi oneplus gmail yahoo hotmail
  qwerty qwertyui qwertyuiop qwert qazwsx qazwsxedc zaqxsw asdf asdfgh asdfghjkl asdfjkl zxcv zxcvbn zxcvbnm poiuytrewq
  lkjhgfdsa mnbvcxz qweasd qweasdzxc wasd azerty abcd abcdef abcdefgh abc abcabc xyz aaaa zzzz
  trustno trustme whatever nothing anything something nopassword password1 freedom peace success money dollar rupee rich
  summer winter spring autumn monsoon january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday
  india bharat hindustan indian mera bharatmata jaihind jaibharat vandemataram incredible
  chennai madras mumbai bombay delhi newdelhi kolkata calcutta bangalore bengaluru hyderabad pune kochi madurai coimbatore
  trichy salem mysore mysuru kerala tamilnadu tamil telugu kannada malayalam hindi punjab gujarat bihar assam goa odisha
  ganesh ganesha ganapathi vinayaka murugan muruga subramanya shiva siva shivashakti omnamahshivaya sivan parvathi
  lakshmi laxmi mahalakshmi saraswathi saraswati durga kali hanuman bajrang anjaneya krishna radhakrishna radhe radheradhe
  radha gopal govinda govind narayana narayan venkatesh venkatesa balaji tirupati srinivas ram rama shriram sriram
  jaishreeram jaisriram jaimatadi sairam saibaba omsairam om shanti omshanti waheguru satnam allah bismillah mashallah
  inshallah jesus jesuschrist christ praisethelord amen hallelujah velankanni
  kumar rajesh rajkumar ramesh suresh mahesh ganeshkumar dinesh mukesh rakesh naresh vijay ajay sanjay raj raja rajan
  ravi anil sunil amit sumit rahul rohit mohit deepak vivek vikas vishal manish ashish abhishek pankaj santosh prakash
  arun karthik karthick kartik senthil selvam saravanan bala balu mani manikandan prabhu anand aravind
  priya pooja puja neha sneha divya kavya kavitha anjali anitha sunita lakshmipriya preethi deepa deepika meena
  nisha asha usha rani radhika swathi shruti sruthi sandhya sangeetha sangeeta harini keerthi
  sachin tendulkar dhoni msdhoni kohli virat viratkohli rohitsharma csk mumbaiindians ipl thala thalapathy ajith
  rajini rajinikanth superstar kamal vijayfan suriya shahrukh srk salman amitabh bahubali baahubali rrr
  amma appa mummy papa daddy mother father family myfamily sister brother friend friends bestfriend jaan janu sweetheart
  sweety darling honey sexy cutie cute handsome
  music musical guitar piano keyboard violin veena mridangam flute tabla drums drummer sitar singer melody raga ragam
  swara sargam saregama saregamapa sruthilaya song rock metal jazz metallica beatles nirvana slipknot arrahman rahman
  ilayaraja ilaiyaraaja spb
  swarashop shop shopping customer account office company business manager service support student teacher school college
  engineer doctor`.split(/\s+/),
);
