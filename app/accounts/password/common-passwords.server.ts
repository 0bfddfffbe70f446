/**
 * What lists of leaked passwords begin with, from memory and in lower case; with lookalikes read as letters. Words and
 * names: they are also found with digits, years and signs around them, twice, backwards, and two or three in a row.
 */
export const commonTerms = new Set(
  `
  password passwort passwords mypassword newpassword oldpassword thepassword parola senha contrasena motdepasse pass passwd
  passcode letmein letmeinnow openup opensesame welcome welcomeback admin administrator root login logon signin user users
  username account guest default changeme changeit changethis temporary temp test testing tester secret topsecret private
  master system server access computer laptop desktop internet wifi router network database backup manager office company
  business service support helpdesk security secure unlock enter hello helloworld hellohello goodmorning goodnight whatever
  nothing something anything everything forget forgot forever remember trustno trustme nopassword idontknow dontknow blank

  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx wsxedc qweasd qweasdzxc asdzxc abcd abcdef abcabc
  abcdefg aaaa xxxx zzzz

  you me my mine yours love loveme lovely lover loves iloveyou iloveu ilove loveyou iluvyou mylove truelove sweetheart honey baby babe babygirl babyboy
  darling angel angels princess prince queen king beautiful pretty cutie sexy kisses kiss hugs teamo tequiero amor amore
  miamor jetaime bebe chocolate cookie cheese banana orange cherry apple strawberry peaches sugar candy pepper ginger coffee
  butterfly flower flowers rose sunflower rainbow sunshine sunset summer winter spring autumn monday tuesday wednesday thursday
  friday saturday sunday january february march april june july august september october november december

  monkey dragon tiger lion panther eagle falcon phoenix wolf bear shark dolphin horse pony kitty kitten cat cats dog dogs puppy
  doggy buddy bunny rabbit chicken turtle spider scorpion shadow hunter killer ranger ninja samurai warrior wizard merlin
  gandalf batman superman spiderman ironman hulk joker starwars startrek skywalker matrix pokemon pikachu naruto sasuke goku
  mickey snoopy scooby garfield harrypotter hogwarts terminator predator minecraft fortnite roblox callofduty warcraft
  football soccer cricket baseball basketball hockey tennis golf boxing rugby wrestling fishing racing swimming player champion
  liverpool chelsea arsenal barcelona juventus realmadrid manchester unitedfc milan celtic rangers lakers yankees cowboys
  steelers eagles ronaldo messi neymar beckham jordan kobe sachin dhoni virat kohli ferrari porsche mercedes bmw audi honda
  toyota yamaha suzuki harley mustang corvette

  samsung iphone android nokia apple google gmail yahoo hotmail outlook facebook instagram twitter whatsapp youtube netflix
  microsoft windows linux spotify linkedin adobe photoshop playstation xbox nintendo

  michael jennifer jessica charlie ashley daniel thomas robert joshua matthew andrew anthony william alexander elizabeth victoria
  nicole hannah samantha david james john richard joseph charles christopher patrick george martin peter mark paul steven kevin
  brian jason justin brandon jonathan nicholas benjamin samuel nathan adam aaron ryan tyler dylan austin jackson logan oliver
  harry jack oscar lucas maria sarah emma emily olivia sophia isabella amanda melissa michelle stephanie rebecca rachel laura
  lauren megan amber crystal tiffany heather jasmine natalie vanessa angela andrea patricia barbara linda mary anna julia
  carlos miguel jose juan pedro fernando alejandro gabriel sebastian diego antonio francisco daniela valentina camila lucia
  ahmed mohammed muhammad mohamed ali hassan hussain omar fatima aisha khadija mariam ibrahim yusuf abdullah khalid zainab
  rahul rohit amit sumit ankit vikas vijay ajay sanjay deepak manish rajesh suresh ramesh mahesh ganesh krishna shiva hanuman
  omsairam saibaba jaimatadi jaishreeram radhe radhakrishna lakshmi durga priya pooja neha anjali kavita sunita anita divya
  shreya kumar sharma singh patel gupta khan reddy chauhan yadav santosh prakash arjun karan aditya akash abhishek gaurav
  chinedu oluwaseun blessing goodness favour emeka chioma wanjiru kamau nguyen wang zhang chen santos silva garcia rodriguez

  jesus jesuschrist christ god lord godisgood godislove ilovegod ilovejesus faith hope grace heaven amen church allah bismillah
  alhamdulillah mashallah inshallah mother father brother sister mummy daddy mommy mama papa family friend friends bestfriend
  myfamily mylife lifeisgood happy happiness smile funny lucky freedom liberty peace money rich million dollar diamond golden
  silver purple yellow green blue black white red pink music guitar piano drummer dancer metal rock hiphop rockstar superstar
  movie party happybirthday blink nirvana metallica slipknot eminem rihanna beyonce justinbieber onedirection bts blackpink army

  india indian bharat hindustan pakistan bangladesh nepal srilanka nigeria ghana kenya ethiopia egypt canada canadian australia
  england scotland ireland london paris berlin germany france spain italy portugal brasil brazil mexico argentina colombia
  america american usa newyork california florida texas chicago boston dallas mumbai delhi bangalore hyderabad chennai kolkata
  lagos abuja nairobi accra cairo dubai karachi lahore dhaka manila philippines singapore malaysia indonesia china japan tokyo

  landfall visa visas passport immigration migration abroad studyabroad student students university college school campus harvard
  oxford cambridge stanford teacher professor engineer doctor nurse lawyer scientist research ielts toefl expressentry greencard
  counsellor consultant application scholarship masters phd degree wallet payment bank banking

  correcthorsebatterystaple correcthorse batterystaple thequickbrownfox quickbrownfox loremipsum supercalifragilisticexpialidocious
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Whole passwords that are no word with something around it. */
export const commonPasswords = new Set(
  `
  1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qazxsw23edc zaq12wsxcde3 zaq1xsw2cde3 qazwsx123456 1234qwerasdf
  qwer1234asdf qwer1234tyui asdf1234qwer 1234qwer5678 abcd1234efgh abc123def456 abc123abc123 a1b2c3d4e5 a1s2d3f4g5 a12345678910 123qwe456rty
  123qweasdzxc 123asd456fgh q2w3e4r5t6 zxcvbnm12345 asdfghjkl123 qwertyuiop12 1122334455 11223344556 112233445566 1231231234 1234512345
  1234554321 1234567899 1223334444 1029384756 0192837465 1357924680 2468013579 1472583690 1478963250 7894561230 789456123a 741852963a
  7418529630 9638527410 9876543210a 3141592653 31415926535 2718281828 0147258369 1597534862 1593572486 7531594862 9517538462 0000000001
  1111122222 1111100000 1212121212a 1010101010 2020202020 1123581321 8675309867 6969696969 5201314520 1314520520 5201314521 woaini1314
  woaini520520 iloveyou3000 1loveyou2000 4everlove4ever b4byg1rl123 c0rrecthorse ncc1701ncc1701 thx1138thx1138 r2d2c3por2d2 bond007bond
  jamesbond007 agent007007 asdf;lkjasdf qwe123qwe123 zxc123zxc123 asd123asd123 1qa2ws3ed4rf 1qaz@wsx3edc !qaz2wsx3edc !qaz@wsx#edc
  `
    .split(/\s+/)
    .filter(Boolean),
);
