/**
 * Words that the commonest passwords are made of, in lower case and without the digits and signs that people put around
 * them: international lists' front runners, keyboard walks, and what is common in India and in a music shop.
 * Sorted and without indentation they weigh less on the way to the browser.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `aaaa abc abcabc abcd abcdef abcdefgh abhishek account admin administrator ajay ajith allah always amanda amen amit
amitabh amma anand andrew android angel anil anitha anjali anjaneya anything appa apple april aravind arrahman arsenal
arun asdf asdfgh asdfghjkl asdfjkl asha ashish ashley assam august autumn azerty baahubali baby babygirl bahubali
bailey bajrang bala balaji balu banana bangalore barcelona baseball basketball batman beatles bengaluru bestfriend
bharat bharatmata bihar bismillah bombay brother business buster butterfly calcutta change changeme charlie cheese
chelsea chennai cherry chocolate christ coffee coimbatore college company computer cookie corvette cricket csk
customer cute cutie daddy daniel darling december deepa deepak deepika default delhi dhoni dinesh divya doctor dollar
dragon drummer drums durga eagle engineer facebook family father february ferrari flower flute football forever
fortnite freedom friday friend friends ganapathi gandalf ganesh ganesha ganeshkumar george ghost ginger gmail goa
google gopal govind govinda guest guitar gujarat hallelujah handsome hannah hanuman harini harley harrypotter hello
helloworld hindi hindustan hockey hogwarts honda honey hotmail hunter hyderabad ilaiyaraaja ilayaraja ilove iloveyou
iluvyou incredible india indian inshallah instagram internet iphone ipl ironman jaan jaibharat jaihind jaimatadi
jaishreeram jaisriram janu january jasmine jazz jennifer jessica jesus jesuschrist jordan joshua july june kali kamal
kannada karthick karthik kartik kavitha kavya keerthi kerala keyboard killer king kochi kohli kolkata krishna kumar
lakshmi lakshmipriya laxmi letmein letmeinnow linux lion liverpool lkjhgfdsa login love lovely loveme lover loveyou
lucky madras madurai maggie mahalakshmi mahesh malayalam manager manchester mani manikandan manish march mashallah
master matrix matthew max meena melody mera mercedes metal metallica michael michelle microsoft minecraft mnbvcxz
mohit monday money monkey monsoon mother mridangam msdhoni mukesh mumbai mumbaiindians mummy muruga murugan music
musical mustang myfamily mypass mypassword mysore mysuru narayan narayana naresh naruto neha newdelhi nicole ninja
nirvana nisha nokia nopassword nothing november october odisha office om omnamahshivaya omsairam omshanti oneplus
orange panda pankaj papa parvathi pass passcode passme passw0rd password password1 passwort peace pepper phantom piano
poiuytrewq pokemon pooja porsche prabhu praisethelord prakash preethi prince princess private priya puja pune punjab
qazwsx qazwsxedc queen qweasd qweasdzxc qwert qwerty qwertyui qwertyuiop radha radhakrishna radhe radheradhe radhika
raga ragam rahman rahul rainbow raj raja rajan rajesh rajini rajinikanth rajkumar rakesh ram rama ramesh ranger rani
ravi realmadrid redmi rich robert rock rocky rohit rohitsharma root rrr rupee sachin saibaba sairam salem salman
samantha samsung samurai sandhya sangeeta sangeetha sanjay santosh saraswathi saraswati saravanan saregama saregamapa
sargam satnam saturday school secret secrets selvam senthil september service sexy shadow shahrukh shanti shiva
shivashakti shop shopping shriram shruti singer sister sitar siva sivan slipknot sneha snoopy soccer soldier something
song spb spiderman spring srinivas sriram srk sruthi sruthilaya starwars student subramanya success sumit summer
sunday sunflower sunil sunita sunshine superman superstar support suresh suriya suzuki swara swarashop swathi
sweetheart sweety tabla tamil tamilnadu teacher telugu tendulkar tennis test tester testing thala thalapathy thomas
thursday tiger tigger tirupati today tomorrow trichy trustme trustno tuesday twitter user username usha vandemataram
veena velankanni venkatesa venkatesh vijay vijayfan vikas vinayaka violin virat viratkohli vishal vivek waheguru
warrior wasd wednesday welcome whatever whatsapp william windows winter wolf xyz yahoo yamaha yesterday youtube zaqxsw
zxcv zxcvbn zxcvbnm zzzz`.split(/\s+/),
);
